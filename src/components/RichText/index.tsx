import {Fragment, type ReactNode} from 'react';
import {CodeText} from './CodeText.tsx';
import {splitText} from './logic.ts';

/** Text from the data: `backticks` are code that is never translated, web addresses are links. */
export function RichText({children}: {readonly children: string}): ReactNode {
  return splitText(children).map(({kind, text}, index) => {
    if (kind === 'code') {
      return <CodeText key={index} text={text} />;
    }
    if (kind === 'link') {
      return (
        <a key={index} href={text} target="_blank" rel="noopener noreferrer">
          {text}
        </a>
      );
    }
    return <Fragment key={index}>{text}</Fragment>;
  });
}
