/** What Supported BMS says about settings, in the shape that the config checker reads. Pure. */
import type {DataFile} from './schema.ts';
import type {BmsRules} from './types.ts';

/** Whether a trap with this `cannotWork` leaves nothing of a section that works. A version may have no column for it. */
export const coversAll = (cannotWork: readonly string[] | undefined, columns: readonly string[]): boolean =>
  cannotWork !== undefined && columns.every((column) => cannotWork.includes(column));

/** Traps that no setting brings about are left out: a file says nothing about them. */
export function bmsRulesOf(behaviour: DataFile<'behaviour'>, traps: DataFile<'traps'>): readonly BmsRules[] {
  return behaviour.map(({id, name, classes, columns, withoutEffect, requires}) => ({
    id,
    name,
    classes,
    withoutEffect,
    requires,
    traps: traps
      .filter(({sections}) => sections.includes(id))
      .map(({cannotWork, ...trap}) => ({
        id: trap.id,
        severity: trap.severity,
        title: trap.title,
        see: trap.see,
        do: trap.do,
        cannotWork: coversAll(cannotWork, columns),
        ...(trap.condition === undefined ? {} : {condition: trap.condition}),
      }))
      .filter(({cannotWork, condition}) => cannotWork || condition !== undefined),
  }));
}

/** The modules of the Bluetooth library; none where the version has no such library. */
export const bluetoothModulesOf = ({bluetoothLibrary}: Pick<DataFile<'bms'>, 'bluetoothLibrary'>): readonly string[] =>
  bluetoothLibrary.map(({configEntry}) => configEntry.replace(/^aiobmsble_/, ''));
