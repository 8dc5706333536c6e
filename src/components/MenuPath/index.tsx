import {Fragment, type ReactNode} from 'react';
import {menuSteps} from './logic.ts';

/**
 * `<MenuPath>Settings → Firmware → Online Update</MenuPath>`: the way through the menus of the GX device, or any other word
 * on its screen or in an app. Bold, so that code is left for keys, paths, commands and lines of the log.
 */
export function MenuPath({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <span translate="no">
      {menuSteps(children).map((step, index) => (
        <Fragment key={index}>
          {index > 0 && ' → '}
          <b>{step}</b>
        </Fragment>
      ))}
    </span>
  );
}
