import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SiteFields} from '@site/src/site';
import {showOriginal, showWidgetIn} from './widget.ts';
import styles from './styles.module.css';

/** Empty and without a label as long as there is no widget: it may be blocked or out of reach. */
function Place(): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const labelId = useId();
  const [isShown, setShown] = useState(false);
  useEffect(() => (place.current ? showWidgetIn(place.current, () => setShown(true)) : undefined), []);
  return (
    <div role="group" aria-labelledby={labelId} className={styles.place} hidden={!isShown}>
      <div className={styles.head}>
        <span id={labelId}>Translate this page</span>
        <button type="button" className={styles.original} onClick={showOriginal}>
          Show original
        </button>
      </div>
      <div ref={place} />
    </div>
  );
}

/** Where the reader chooses a language for the page; nothing when the build has no translation widget. */
export function TranslationPlace(): ReactNode {
  const {customFields} = useDocusaurusContext().siteConfig;
  return (customFields as Partial<SiteFields> | undefined)?.translateWidget ? <Place /> : null;
}
