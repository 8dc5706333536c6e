import type {ReactNode} from 'react';
import type {SettingRow} from '@site/src/docs-data/props';
import {RichText} from '../RichText/index.tsx';

/** A list with at least this many values is longer than the rest of its row. */
const manyValues = 6;

/** Allowed values: each with its meaning, or the rule in words. */
export function AllowedValues({row}: {readonly row: SettingRow}): ReactNode {
  if (row.values === null) return <RichText>{row.allowedText}</RichText>;
  const list = (
    <ul>
      {row.values.map(({value, meaning}) => (
        <li key={value}>
          <code translate="no">{value}</code>
          <RichText>{`: ${meaning}`}</RichText>
        </li>
      ))}
    </ul>
  );
  if (row.values.length < manyValues) return list;
  return (
    <details>
      <summary>{row.values.length} values</summary>
      {list}
    </details>
  );
}
