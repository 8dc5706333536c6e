/** Rows of the comparison of several BMS. Pure. */
import {connectionName, daisyChainWord} from '@site/src/components/BmsTable/logic';
import type {FinderBms, FinderData} from '@site/src/docs-data/tools-data/types';
import {say} from './texts.ts';

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
  if (distinct.length < 2) return distinct[0] ?? '';
  return bms.columns.map(({name}, index) => `${name}: ${values[index] ?? ''}`).join('; ');
}

const serialText = ({serial}: FinderBms): string =>
  [...new Set(serial.map(({baud, parity}) => say('row-serial-value', {baud: baud.join(' or '), parity})))].join('; ');

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
    row('connections', say('column-connection'), ({connections}) => connections.map(connectionName).join(', ')),
    row('chain', say('column-chain'), chainText),
    row('default', say('row-default'), ({onByDefault}) => say(onByDefault ? 'row-default-yes' : 'row-default-no')),
    row('classes', say('row-classes'), ({classes}) => classes.map((name) => `\`${name}\``).join(', ')),
    row('serial', say('row-serial'), serialText),
    row('can', say('row-can'), ({canBitrates}) => [...new Set(canBitrates)].join(', ')),
    row('cannot-work', say('cannot-work'), ({sections}) =>
      sections
        .filter(({cannotWork}) => cannotWork)
        .map((section) => `\`${section.class}\``)
        .join(', '),
    ),
    row('dangers', say('row-dangers'), ({dangers}) =>
      dangers.map(({classes, title}) => `\`${classes.join(', ')}\`: ${title}.`).join(' '),
    ),
    row('versions', say('row-versions'), ({supportedIn}) => supportedIn.join(', ')),
    ...data.features.map(({id, feature}, position) =>
      row(`feature-${id}`, feature, (bms) => featureText(bms, position)),
    ),
  ].filter(({values}) => values.some((value) => value !== '–'));
}
