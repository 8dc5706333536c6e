import React, {Fragment, type ReactNode} from 'react';

/** A path that may break behind a slash and is never translated. */
export function PathText({path}: {readonly path: string}): ReactNode {
  return (
    <code translate="no">
      {path.split('/').map((part, index) => (
        <Fragment key={index}>
          {index > 0 && (
            <>
              /<wbr />
            </>
          )}
          {part}
        </Fragment>
      ))}
    </code>
  );
}
