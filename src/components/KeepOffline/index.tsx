import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {offlinePath} from '@site/src/versions/offlinePath.ts';
import {useActiveVersion} from '@site/src/versions/useActiveVersion';

interface Props {
  /** `false` in menus: the link alone. */
  readonly isExplained?: boolean;
}

/** Offers the version being read as one file: see src/build-output/outputs/offline-version. The offline build has none. */
export function KeepOffline({isExplained = true}: Props): ReactNode {
  const {baseUrl, title, future} = useDocusaurusContext().siteConfig;
  const {label} = useActiveVersion().activeVersion;
  if (future.experimental_router === 'hash') return null;
  const path = offlinePath(label);
  const link = (
    <a href={baseUrl + path} download={path.replace('offline/', `${title}-`)}>
      Keep this version on your phone: one file, 200 KB
    </a>
  );
  if (!isExplained) return <p className="padding--md">{link}</p>;
  return (
    <p data-online-only>
      {link}. It opens without a connection: on Android from Downloads, on an iPhone from the Files app.
    </p>
  );
}
