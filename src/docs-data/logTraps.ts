/** What Supported BMS says about lines of a log, in the shape that the log reader reads. Pure. */
import type {DataFile} from './schema.ts';

/** A fault of one BMS in one version of the driver. */
export interface LogTrap {
  readonly id: string;
  /** Anchor on Supported BMS. */
  readonly section: string;
  /** Name of that section. */
  readonly name: string;
  /** Types of the driver that the section is about. */
  readonly classes: readonly string[];
  readonly severity: 'danger' | 'warning' | 'info';
  readonly title: string;
  readonly see: string;
  readonly do: string | null;
  /** Text of the line that shows it; absent: only that the battery is not found. */
  readonly log?: string;
  /** Nothing of the section works in this version. */
  readonly cannotWork: boolean;
}

/** The traps of one version that a log can show. */
export function logTrapsOf(behaviour: DataFile<'behaviour'>, traps: DataFile<'traps'>): readonly LogTrap[] {
  return behaviour.flatMap(({id: section, name, classes, columns}) =>
    traps
      .filter(({sections}) => sections.includes(section))
      .map(({id, severity, title, see, do: remedy, log, cannotWork}) => ({
        id,
        section,
        name,
        classes,
        severity,
        title,
        see,
        do: remedy,
        ...(log === undefined ? {} : {log}),
        cannotWork:
          cannotWork !== undefined && columns.length > 0 && columns.every((column) => cannotWork.includes(column)),
      }))
      .filter(({log, cannotWork}) => log !== undefined || cannotWork),
  );
}
