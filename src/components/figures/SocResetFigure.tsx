import type {ReactNode} from 'react';

import {Figure} from '../Figure';
import {Box} from './shared/Box';
import {Drawing} from './shared/Drawing';

/** Placeholder until the drawing is finished. */
export function SocResetFigure(_props: object): ReactNode {
  return (
    <Figure title="Drawing to follow" description="This drawing is being made." caption="Drawing to follow.">
      <Drawing layout="both" height={120}>
        <Box x={20} y={20} width={300} height={80} text="Drawing to follow" />
      </Drawing>
    </Figure>
  );
}
