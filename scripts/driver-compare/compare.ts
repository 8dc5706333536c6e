/** Compares inventories, and says which sections each difference touches. */
import type {Inventory} from './inventory.ts';
import {placesNaming, type Section} from './sections.ts';

export interface Difference {
  /** Id of the inventory. */
  readonly kind: string;
  readonly change: 'new' | 'gone' | 'changed';
  readonly key: string;
  readonly before?: string;
  readonly after?: string;
  readonly where?: string;
  readonly note?: string;
  /** `general/install#install-ssh` */
  readonly touches: readonly string[];
}

export interface Comparison {
  /** How many things of the driver were compared, by kind. */
  readonly compared: Readonly<Record<string, number>>;
  /** Kinds that this version has no record of. */
  readonly notRecorded: readonly string[];
  readonly differences: readonly Difference[];
}

function differencesOf(
  {id, found, known, termsOf, home}: Inventory,
  sections: readonly Section[],
): readonly Difference[] {
  if (!known) return [];
  return [...new Set([...found.keys(), ...known.keys()])].flatMap((key) => {
    const [item, before] = [found.get(key), known.get(key)];
    if (item?.value === before) return [];
    const named = placesNaming(sections, termsOf(key, before, item));
    return [
      {
        kind: id,
        change: before === undefined ? 'new' : item === undefined ? 'gone' : 'changed',
        key,
        ...(before === undefined ? {} : {before}),
        ...(item === undefined ? {} : {after: item.value}),
        ...(item?.where === undefined ? {} : {where: item.where}),
        ...(item?.note ? {note: item.note} : {}),
        touches: named.length > 0 ? named : placesNaming(sections, [home]),
      },
    ];
  });
}

export function compare(inventories: readonly Inventory[], sections: readonly Section[]): Comparison {
  const all = inventories.map((inventory) => ({inventory, differences: differencesOf(inventory, sections)}));
  const cameOrWent = new Set(
    all.flatMap(({differences}) =>
      differences.filter(({change}) => change !== 'changed').map(({kind, key}) => `${kind} ${key}`),
    ),
  );
  return {
    compared: Object.fromEntries(inventories.filter(({known}) => known).map(({id, found}) => [id, found.size])),
    notRecorded: inventories.filter(({known}) => !known).map(({id}) => id),
    differences: all.flatMap(({inventory: {partOf}, differences}) =>
      differences.filter(({key}) => !partOf || !cameOrWent.has(`${partOf.id} ${partOf.nameOf(key)}`)),
    ),
  };
}

/** Fewer say nothing about a checkout. */
const leastKnown = 6;

/** Why the checkout looks truncated or like another version; empty if it does not. */
export const doubtsAbout = (inventories: readonly Inventory[]): readonly string[] =>
  inventories.flatMap(({id, found, known}) => {
    const names = [...(known?.keys() ?? [])];
    const gone = names.filter((key) => !found.has(key)).length;
    const isDoubtful = ['settings', 'log-messages', 'bms-classes'].includes(id) && names.length >= leastKnown;
    return isDoubtful && gone * 3 >= names.length
      ? [`${gone} of ${names.length} ${id.replaceAll('-', ' ')} are gone`]
      : [];
  });
