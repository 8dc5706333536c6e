/** The report of a comparison as a person reads it. */
import type {Comparison, Difference} from './compare.ts';
import type {Fault} from './checkout.ts';

const words = (kind: string): string => kind.replaceAll('-', ' ');
const shown = (value: string | undefined): string => (value === '' || value === undefined ? '(empty)' : value);
const maxPlaces = 12;

function describe({change, key, before, after, where, note, touches}: Difference): string {
  const values =
    change === 'changed' ? `: ${shown(before)} → ${shown(after)}` : after || before ? ` = ${after ?? before}` : '';
  const isLong = change === 'changed' && values.length > 120;
  const more = touches.length > maxPlaces ? `, and ${touches.length - maxPlaces} more` : '';
  return [
    `  ${change.padEnd(7)} ${key}${isLong ? '' : values}${where ? `  (${where})` : ''}`,
    ...(isLong ? [`          before: ${before}`, `          now:    ${after}`] : []),
    ...(note ? [`          ${note.replace(/\s+/g, ' ')}`] : []),
    `          ${touches.length > 0 ? `see ${touches.slice(0, maxPlaces).join(', ')}${more}` : 'no section names it'}`,
  ].join('\n');
}

const toDo: readonly (readonly [RegExp, string])[] = [
  [/^settings (?:new|gone)/, 'List what came, went or has a new name in renames.json.'],
  [/^settings new/, 'Describe each new setting in settings.json, then delete "undescribed".'],
  [/^log-messages (?:new|changed)/, 'Tell the log reader what a new message means: src/driver-log/README.md.'],
  [
    /^bms-classes new/,
    'Add each new BMS: npm run -s new:bms -- <id> --name … --like … --version … --driver <checkout> --class <class>',
  ],
  [
    /^(?:replaced-methods|constants|detection-order|config-errors|setting-comments)/,
    'Read the driver there, and correct the sections.',
  ],
];

export function describeComparison({compared, notRecorded, differences}: Comparison, faults: readonly Fault[]): string {
  const kinds = [...new Set(differences.map(({kind}) => kind))];
  const todo = toDo.filter(([kind]) =>
    differences.some((difference) => kind.test(`${difference.kind} ${difference.change}`)),
  );
  return [
    `Compared: ${Object.entries(compared)
      .map(([kind, count]) => `${count} ${words(kind)}`)
      .join(', ')}.`,
    ...(notRecorded.length > 0
      ? [
          `Not compared, because this version has no record of them: ${notRecorded.map(words).join(', ')}. --write makes one.`,
        ]
      : []),
    ...(faults.length > 0
      ? [
          '',
          `Not read: ${faults.length}`,
          ...faults.map(({file, line, message}) => `  ${file}, line ${line}: ${message}`),
        ]
      : []),
    '',
    ...(differences.length === 0
      ? [notRecorded.length === 0 ? 'Nothing changed.' : 'Nothing changed in what was compared.']
      : [`Differences: ${differences.length}`]),
    ...kinds.flatMap((kind) => {
      const own = differences.filter((difference) => difference.kind === kind);
      return ['', `${words(kind)}: ${own.length}`, ...own.map(describe)];
    }),
    ...(todo.length > 0 ? ['', 'To do:', ...todo.map(([, text]) => `  ${text}`)] : []),
  ].join('\n');
}
