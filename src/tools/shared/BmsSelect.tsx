import type {ReactNode} from 'react';
import {Select} from './Field.tsx';

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
    <Select
      label="My BMS"
      value={bms.some(({id}) => id === value) ? value : ''}
      options={[['', 'not named'], ...bms.map(({id, name}) => [id, name] as const)]}
      onChange={onChange}
    />
  );
}
