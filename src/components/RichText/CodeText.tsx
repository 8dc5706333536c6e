import {Fragment, type ReactNode} from 'react';

/** Code that may break behind an underscore or slash (keys and paths are longer than a phone is wide), never translated. */
export function CodeText({text}: {readonly text: string}): ReactNode {
  return (
    <code translate="no">
      {text.match(/[^_/]*[_/]|[^_/]+/g)?.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}
