import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Sections of Supported BMS in the version. */
  readonly bms: readonly {readonly id: string; readonly name: string}[];
  /** Id of the chosen one; empty: none. */
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** Choice of the reader's own BMS. One that the version does not have counts as none. */
export function BmsSelect({bms, value, onChange}: Props): ReactNode {
  return (
    <div className={styles.field}>
      <label>
        <span className={styles.label}>My BMS</span>
        <select
          className={styles.control}
          value={bms.some(({id}) => id === value) ? value : ''}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">not named</option>
          {bms.map(({id, name}) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
