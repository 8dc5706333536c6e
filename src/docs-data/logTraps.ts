/** What Supported BMS says about lines of a log, in the shape that the log reader reads. Pure. */
import {coversAll} from './bmsRules.ts';
import type {DataFile} from './schema.ts';

/** A fault of one BMS in one version of the driver. `log`: text of the line that shows it; absent: no line does. */
export interface LogTrap
  extends
    Pick<DataFile<'behaviour'>[number], 'name' | 'classes'>,
    Pick<DataFile<'traps'>[number], 'id' | 'severity' | 'title' | 'see' | 'do' | 'log'> {
  /** Anchor on Supported BMS. */
  readonly section: string;
  /** Nothing of the section works in this version. */
  readonly cannotWork: boolean;
}

/** The traps of one version that a log can show, and the dangerous ones that it cannot show. */
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
        cannotWork: coversAll(cannotWork, columns),
      }))
      .filter(({log, cannotWork, severity}) => log !== undefined || cannotWork || severity === 'danger'),
  );
}
