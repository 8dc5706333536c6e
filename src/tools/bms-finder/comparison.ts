/** Rows of the comparison of several BMS. Pure. */
import {connectionName, daisyChainWord} from '@site/src/components/BmsTable/logic';
import type {FinderBms, FinderData} from '@site/src/docs-data/tools-data/types';

export interface ComparisonRow {
  readonly id: string;
  readonly label: string;
  /** One text a BMS; may hold `code` marks. */
  readonly values: readonly string[];
  /** Not all values are the same. */
  readonly differs: boolean;
}

/** The value of a feature: one word, or one a model when the models of a BMS differ. */
function featureText(bms: FinderBms, position: number): string {
  const values = bms.columns.map(({values: column}) => column[position] ?? '');
  const distinct = [...new Set(values)];
  if (distinct.length === 0) return 'Unknown';
  if (distinct.length === 1) return distinct[0] ?? '';
  return bms.columns.map(({name}, index) => `${name}: ${values[index] ?? ''}`).join('; ');
}

const serialText = ({serial}: FinderBms): string =>
  [
    ...new Set(serial.map(({baud, parity}) => `${baud.join(' or ')} baud, 8 data bits, parity ${parity}, 1 stop bit`)),
  ].join('; ');

function chainText({daisyChain}: FinderBms): string {
  const word = daisyChainWord(daisyChain.status);
  return daisyChain.note === null ? word : `${word}: ${daisyChain.note}`;
}

/** Everything the data say about the chosen BMS, facts first, features after them. */
export function comparisonRows(data: FinderData, chosen: readonly FinderBms[]): readonly ComparisonRow[] {
  const row = (id: string, label: string, textOf: (bms: FinderBms) => string): ComparisonRow => {
    const values = chosen.map((bms) => textOf(bms) || '–');
    return {id, label, values, differs: new Set(values).size > 1};
  };
  return [
    row('connections', 'Connection', ({connections}) => connections.map(connectionName).join(', ')),
    row('chain', 'Several on one cable', chainText),
    row('default', 'On by default', ({onByDefault}) => (onByDefault ? 'Yes' : 'No: name it in `BMS_TYPE`')),
    row('classes', 'BMS type', ({classes}) => classes.map((name) => `\`${name}\``).join(', ')),
    row('serial', 'Serial port', serialText),
    row('can', 'CAN bitrate', ({canBitrates}) => [...new Set(canBitrates)].join(', ')),
    row('cannot-work', 'Cannot work in this version', ({sections}) =>
      sections
        .filter(({cannotWork}) => cannotWork)
        .map((section) => `\`${section.class}\``)
        .join(', '),
    ),
    row('dangers', 'Dangers', ({dangers}) =>
      dangers.map(({classes, title}) => `\`${classes.join(', ')}\`: ${title}.`).join(' '),
    ),
    row('versions', 'In versions', ({supportedIn}) => supportedIn.join(', ')),
    ...data.features.map(({id, feature}, position) =>
      row(`feature-${id}`, feature, (bms) => featureText(bms, position)),
    ),
  ].filter(({values}) => values.some((value) => value !== '–'));
}
