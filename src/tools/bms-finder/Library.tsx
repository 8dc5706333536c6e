import type {ReactNode} from 'react';
import {BluetoothLibrary} from '@site/src/components/BluetoothLibrary';
import type {LibraryBattery} from '@site/src/docs-data/tools-data/types';
import {say} from './texts.ts';
import styles from './styles.module.css';

interface Props {
  readonly batteries: readonly LibraryBattery[];
  /** Few results above: the reader may well look for one of these. */
  readonly isOpen: boolean;
}

/** Bluetooth batteries that the driver reads through a library, with the word for `config.ini`. */
export function Library({batteries, isOpen}: Props): ReactNode {
  if (batteries.length === 0) return null;
  return (
    <details key={String(isOpen)} className={styles.library} open={isOpen || undefined}>
      <summary>{say(batteries.length === 1 ? 'library-one' : 'library', {count: batteries.length})}</summary>
      <BluetoothLibrary batteries={batteries} isTall />
    </details>
  );
}
