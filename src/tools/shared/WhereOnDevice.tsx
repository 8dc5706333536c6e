import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import {CodeText} from '@site/src/components/RichText/CodeText';
import {pathOfDoc} from './pathOfDoc.ts';
import styles from './styles.module.css';

interface Props {
  readonly path: string;
  /** Name of the version whose page says how to get it. */
  readonly version: string;
  readonly children?: ReactNode;
}

/** Where the text is on the GX device, and how to get it. */
export function WhereOnDevice({path, version: name, children}: Props): ReactNode {
  const version = useVersions(undefined).find((candidate) => candidate.name === name);
  return (
    <p className={styles.hint}>
      On the GX device it is <CodeText text={path} />.{' '}
      {version && <Link to={`${pathOfDoc(version, 'general/install')}#get-files`}>How to get it</Link>}. {children}
    </p>
  );
}
