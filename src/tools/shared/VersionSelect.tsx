import type {ReactNode} from 'react';
import {Select} from './Field.tsx';
import type {ToolVersionChoice} from './useToolVersion.ts';

interface Props {
  readonly choice: ToolVersionChoice;
  readonly label?: string;
  readonly onChange: (name: string) => void;
}

/** Choice of the driver version a tool works with. */
export function VersionSelect({choice, label = 'Driver version', onChange}: Props): ReactNode {
  const {versions, version, unknown} = choice;
  return (
    <Select
      label={label}
      translate="no"
      value={version.name}
      options={versions.map(({name, label: text, isLast}) => [name, isLast ? `${text} (latest)` : text])}
      hint={
        unknown === undefined ? undefined : (
          <span role="status">
            There is no version “{unknown}” here. You see {version.label}.
          </span>
        )
      }
      onChange={onChange}
    />
  );
}
