import type {ReactNode} from 'react';
import {connectionName} from '@site/src/components/BmsTable/logic';
import type {FinderData} from '@site/src/docs-data/tools-data/types';
import {Checkbox, TextField} from '../shared/Field.tsx';
import {type FinderState, connectionCounts, filtersInUse, mostUsed, toggle} from './filters.ts';
import {say} from './texts.ts';
import shared from '../shared/styles.module.css';
import styles from './styles.module.css';

interface Props {
  readonly data: FinderData;
  readonly state: FinderState;
  readonly onChange: (state: FinderState) => void;
  /** Choice of the driver version, beside the name. */
  readonly versionSelect: ReactNode;
}

/** The name first, which most readers know; then the BMS that most readers have and the connections; features are folded. */
export function Filters({data, state, onChange, versionSelect}: Props): ReactNode {
  const chosen = filtersInUse(state);
  return (
    <form role="search" className={styles.filters} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.first}>
        <TextField
          label={say('filter-name')}
          type="search"
          placeholder={say('filter-name-example')}
          value={state.query}
          onChange={(query) => onChange({...state, query})}
        />
        {versionSelect}
      </div>
      <MostUsed data={data} query={state.query} onChoose={(query) => onChange({...state, query})} />
      <fieldset className={shared.choices}>
        <legend>{say('filter-connection')}</legend>
        {connectionCounts(data).map(({id, count}) => (
          <Checkbox
            key={id}
            isChecked={state.connections.includes(id)}
            onChange={() => onChange({...state, connections: toggle(state.connections, id)})}
          >
            {connectionName(id)} <span className={shared.number}>{count}</span>
          </Checkbox>
        ))}
      </fieldset>
      <details className={styles.features} open={chosen > 0 || undefined}>
        <summary>
          {say('filter-more')}
          {chosen > 0 && say('filter-chosen', {count: chosen})}
        </summary>
        <fieldset className={shared.choices}>
          <legend>{say('filter-needs')}</legend>
          <Checkbox isChecked={state.chain} onChange={(chain) => onChange({...state, chain})}>
            {say('filter-chain')}
          </Checkbox>
          <Checkbox isChecked={state.onByDefault} onChange={(onByDefault) => onChange({...state, onByDefault})}>
            {say('filter-default')}
          </Checkbox>
        </fieldset>
        <fieldset className={shared.choices}>
          <legend>{say('filter-features')}</legend>
          <Checkbox isChecked={state.full} onChange={(full) => onChange({...state, full})}>
            {say('filter-full')}
          </Checkbox>
          {data.features.map(({id, feature}) => (
            <Checkbox
              key={id}
              isChecked={state.features.includes(id)}
              onChange={() => onChange({...state, features: toggle(state.features, id)})}
            >
              {feature}
            </Checkbox>
          ))}
        </fieldset>
      </details>
    </form>
  );
}

interface MostUsedProps {
  readonly data: FinderData;
  readonly query: string;
  readonly onChoose: (query: string) => void;
}

function MostUsed({data, query, onChoose}: MostUsedProps): ReactNode {
  const names = mostUsed(data).map(({name}) => name);
  if (names.length === 0) return null;
  return (
    <div role="group" aria-label={say('filter-most-used')} className={shared.choices}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          className={shared.choice}
          aria-pressed={query === name}
          onClick={() => onChoose(query === name ? '' : name)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
