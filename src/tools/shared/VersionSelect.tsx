import type {ReactNode} from 'react';
import type {ToolVersionChoice} from './useToolVersion.ts';
import styles from './styles.module.css';

interface Props {
  readonly choice: ToolVersionChoice;
  readonly label?: string;
  readonly onChange: (name: string) => void;
}

/** Choice of the driver version a tool works with. */
export function VersionSelect({choice, label = 'Driver version', onChange}: Props): ReactNode {
  const {versions, version, unknown} = choice;
  return (
    <div className={styles.field}>
      <label>
        <span className={styles.label}>{label}</span>
        <select
          className={styles.control}
          translate="no"
          value={version.name}
          onChange={(event) => onChange(event.target.value)}
        >
          {versions.map(({name, label: text, isLast}) => (
            <option key={name} value={name}>
              {text}
              {isLast ? ' (latest)' : ''}
            </option>
          ))}
        </select>
      </label>
      {unknown !== undefined && (
        <p className={styles.hint} role="status">
          There is no version “{unknown}” here. You see {version.label}.
        </p>
      )}
    </div>
  );
}
