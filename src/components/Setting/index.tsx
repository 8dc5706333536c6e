import type {ReactNode} from 'react';
import {SettingLink} from './SettingLink.tsx';

interface Props {
  readonly name: string;
  /** Prints the default behind the key as well. */
  readonly withDefault?: boolean;
  /** From the data of the version, put in by src/docs-data/remark/docsData.ts. */
  readonly defaultText: string;
}

/** `<Setting name="MAX_CELL_VOLTAGE" withDefault />`: a key of the version being read, linked to its row. */
export function Setting({name, withDefault = false, defaultText}: Props): ReactNode {
  return (
    <>
      <SettingLink name={name} />
      {withDefault && ` (default ${defaultText})`}
    </>
  );
}
