import {type ReactNode, useState} from 'react';
import Heading from '@theme/Heading';
import {DataTable} from '@site/src/components/DataTable';
import {RichText} from '@site/src/components/RichText';
import type {FinderBms, FinderData} from '@site/src/docs-data/tools-data/types';
import {Button} from '../shared/Button.tsx';
import {Checkbox} from '../shared/Field.tsx';
import {comparisonRows} from './comparison.ts';
import {maxCompared} from './filters.ts';
import {say} from './texts.ts';
import shared from '../shared/styles.module.css';
import styles from './styles.module.css';

interface Props {
  readonly data: FinderData;
  readonly chosen: readonly FinderBms[];
  readonly onRemove: (id: string) => void;
  readonly onClear: () => void;
}

const comparisonId = 'bms-comparison';

/** For those who come from the list below; on a phone it is far out of sight. */
export function showComparison(): void {
  const heading = document.getElementById(comparisonId);
  heading?.scrollIntoView();
  heading?.focus();
}

/** Up to four BMS side by side. */
export function Comparison({data, chosen, onRemove, onClear}: Props): ReactNode {
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const rows = comparisonRows(data, chosen);
  const shown = onlyDifferences && chosen.length > 1 ? rows.filter(({differs}) => differs) : rows;
  return (
    <section aria-labelledby={comparisonId}>
      <Heading as="h2" id={comparisonId} tabIndex={-1}>
        {say('comparison-title')}
      </Heading>
      <div className={shared.actions}>
        <Checkbox isChecked={onlyDifferences} isDisabled={chosen.length < 2} onChange={setOnlyDifferences}>
          {say('comparison-differences')}
        </Checkbox>
        <Button className={shared.needsScript} onClick={onClear}>
          {say('comparison-close')}
        </Button>
        <span className={shared.number}>{say('comparison-count', {count: chosen.length, most: maxCompared})}</span>
      </div>
      <div className={styles.comparison}>
        <DataTable
          caption={say('comparison-rows', {count: shown.length})}
          head={[
            say('comparison-property'),
            ...chosen.map(({id, name}) => (
              <span key={id} className={styles.head}>
                {name}
                <Button
                  look="small"
                  className={shared.needsScript}
                  aria-label={say('comparison-remove-name', {name})}
                  onClick={() => onRemove(id)}
                >
                  {say('comparison-remove')}
                </Button>
              </span>
            )),
          ]}
          tall
        >
          {shown.map(({id, label, values}) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              {values.map((value, index) => (
                <td key={chosen[index]?.id} className={value === say('row-default-yes') ? styles.yes : undefined}>
                  <RichText>{value}</RichText>
                </td>
              ))}
            </tr>
          ))}
        </DataTable>
      </div>
    </section>
  );
}
