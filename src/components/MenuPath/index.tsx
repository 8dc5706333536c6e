import {Fragment, type ReactNode} from 'react';
import {menuSteps} from './logic.ts';
import styles from './styles.module.css';

/** `<MenuPath>Settings → Firmware → Online Update</MenuPath>`: the way through the menus of the GX device. */
export function MenuPath({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <span className={styles.path} translate="no">
      {menuSteps(children).map((step, index) => (
        <Fragment key={index}>
          {index > 0 && ' → '}
          <span className={styles.step}>{step}</span>
        </Fragment>
      ))}
    </span>
  );
}
