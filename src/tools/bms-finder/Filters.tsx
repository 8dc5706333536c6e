import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {connectionName} from '@site/src/components/BmsTable/logic';
import type {FinderData} from '@site/src/docs-data/tools-data/types';
import {type FinderState, connectionCounts, toggle} from './filters.ts';
import shared from '../shared/styles.module.css';
import styles from './styles.module.css';

interface Props {
  readonly data: FinderData;
  readonly state: FinderState;
  readonly onChange: (state: FinderState) => void;
}

export function Filters({data, state, onChange}: Props): ReactNode {
  return (
    <form role="search" className={styles.filters} onSubmit={(event) => event.preventDefault()}>
      <label className={styles.search}>
        <span className={shared.label}>Name or brand</span>
        <input
          type="search"
          className={shared.control}
          placeholder="JK, Overkill, Seplos, HLX…"
          autoComplete="off"
          spellCheck={false}
          value={state.query}
          onChange={(event) => onChange({...state, query: event.target.value})}
        />
      </label>
      <fieldset className={shared.choices}>
        <legend>Connection</legend>
        {connectionCounts(data).map(({id, count}) => (
          <Choice
            key={id}
            isChecked={state.connections.includes(id)}
            onChange={() => onChange({...state, connections: toggle(state.connections, id)})}
          >
            {connectionName(id)} <span className={shared.number}>{count}</span>
          </Choice>
        ))}
      </fieldset>
      <fieldset className={shared.choices}>
        <legend>Needs</legend>
        <Choice isChecked={state.chain} onChange={() => onChange({...state, chain: !state.chain})}>
          several on one cable
        </Choice>
        <Choice isChecked={state.onByDefault} onChange={() => onChange({...state, onByDefault: !state.onByDefault})}>
          on by default
        </Choice>
      </fieldset>
      <details className={styles.features} open={state.features.length > 0 || undefined}>
        <summary>
          What the driver reads and controls{state.features.length > 0 && `: ${state.features.length} chosen`}
        </summary>
        <fieldset className={clsx(shared.choices, styles.featureChoices)}>
          <legend className={styles.hiddenLegend}>Features that are needed</legend>
          <Choice isChecked={state.full} onChange={() => onChange({...state, full: !state.full})}>
            only without restriction (not “Partly”)
          </Choice>
          {data.features.map(({id, feature}) => (
            <Choice
              key={id}
              isChecked={state.features.includes(id)}
              onChange={() => onChange({...state, features: toggle(state.features, id)})}
            >
              {feature}
            </Choice>
          ))}
        </fieldset>
      </details>
    </form>
  );
}

interface ChoiceProps {
  readonly isChecked: boolean;
  readonly onChange: () => void;
  readonly children: ReactNode;
}

function Choice({isChecked, onChange, children}: ChoiceProps): ReactNode {
  return (
    <label className={shared.choice}>
      <input type="checkbox" checked={isChecked} onChange={onChange} />
      <span>{children}</span>
    </label>
  );
}
