import React, {Fragment, type ReactNode} from 'react';

/** A setting key as text that may break behind an underscore and is never translated. */
export function SettingKey({name}: {readonly name: string}): ReactNode {
  const words = name.split('_');
  return (
    <code translate="no">
      {words.map((word, index) => (
        <Fragment key={index}>
          {index > 0 && (
            <>
              _<wbr />
            </>
          )}
          {word}
        </Fragment>
      ))}
    </code>
  );
}
