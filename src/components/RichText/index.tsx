import {Fragment, type ReactNode} from 'react';
import {MenuPath} from '../MenuPath/index.tsx';
import {CodeText} from './CodeText.tsx';
import {splitText} from './logic.ts';

/** Text from the data: `backticks` are code, **asterisks** words of the screen, neither translated; web addresses are links. */
export function RichText({children}: {readonly children: string}): ReactNode {
  return splitText(children).map(({kind, text}, index) => {
    if (kind === 'code') {
      return <CodeText key={index} text={text} />;
    }
    if (kind === 'screen') {
      return <MenuPath key={index}>{text}</MenuPath>;
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
