/*
 * Wrapped for a bar that stays in view on a phone: where the reader is (src/page-text/behaviour/presentSection.ts), the
 * contents, and the version.
 */
import {type ReactNode} from 'react';
import Mobile from '@theme-original/DocItem/TOC/Mobile';
import VersionPicker from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import styles from './styles.module.css';

const none: [] = [];

export default function TOCMobileWithVersion(): ReactNode {
  return (
    <div className={styles.bar}>
      <Mobile />
      <VersionPicker position="right" items={none} dropdownItemsBefore={none} dropdownItemsAfter={none} />
    </div>
  );
}
