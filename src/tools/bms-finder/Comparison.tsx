import {type ReactNode, useState} from 'react';
import Heading from '@theme/Heading';
import {DataTable} from '@site/src/components/DataTable';
import {RichText} from '@site/src/components/RichText';
import type {FinderBms, FinderData} from '@site/src/docs-data/tools-data/types';
import {comparisonRows} from './comparison.ts';
import {maxCompared} from './filters.ts';
import shared from '../shared/styles.module.css';
import styles from './styles.module.css';

interface Props {
  readonly data: FinderData;
  readonly chosen: readonly FinderBms[];
  readonly onRemove: (id: string) => void;
  readonly onClear: () => void;
}

/** The heading, for those who come from the list below. */
export const comparisonId = 'bms-comparison';

/** Up to four BMS side by side. */
export function Comparison({data, chosen, onRemove, onClear}: Props): ReactNode {
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const rows = comparisonRows(data, chosen);
  const shown = onlyDifferences && chosen.length > 1 ? rows.filter(({differs}) => differs) : rows;
  return (
    <section aria-labelledby={comparisonId}>
      <Heading as="h2" id={comparisonId} tabIndex={-1}>
        Side by side
      </Heading>
      <div className={shared.actions}>
        <label className={shared.choice}>
          <input
            type="checkbox"
            checked={onlyDifferences}
            disabled={chosen.length < 2}
            onChange={() => setOnlyDifferences(!onlyDifferences)}
          />
          <span>only differences</span>
        </label>
        <button type="button" className={`${shared.button} ${shared.needsScript}`} onClick={onClear}>
          Close comparison
        </button>
        <span className={shared.number}>
          {chosen.length} of at most {maxCompared}
        </span>
      </div>
      <div className={styles.comparison}>
        <DataTable
          caption={`${shown.length} rows`}
          head={[
            'Property',
            ...chosen.map(({id, name}) => (
              <span key={id} className={styles.head}>
                {name}
                <button
                  type="button"
                  className={`${shared.button} ${shared.small} ${shared.needsScript}`}
                  aria-label={`Remove ${name}`}
                  onClick={() => onRemove(id)}
                >
                  Remove
                </button>
              </span>
            )),
          ]}
          tall
        >
          {shown.map(({id, label, values}) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              {values.map((value, index) => (
                <td key={chosen[index]?.id} className={value === 'Yes' ? styles.yes : undefined}>
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
