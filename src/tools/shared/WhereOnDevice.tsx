import type {ReactNode} from 'react';
import {CodeText} from '@site/src/components/RichText/CodeText';
import {InstallLink} from './InstallLink.tsx';
import styles from './styles.module.css';

interface Props {
  readonly path: string;
  /** Name of the version whose page says how to get it. */
  readonly version: string;
  readonly children?: ReactNode;
}

/** Where the text is on the GX device, and how to get it. */
export function WhereOnDevice({path, version, children}: Props): ReactNode {
  return (
    <p className={styles.hint}>
      On the GX device it is <CodeText text={path} />.{' '}
      <InstallLink version={version} section="get-files">
        How to get it
      </InstallLink>
      . {children}
    </p>
  );
}
