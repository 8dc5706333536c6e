/*
 * The dropdown with the label 'Select driver version:'. The stock one takes every page
 * below the root for a page of the latest version, so that off the docs it never shows
 * the stored version, and it has no room for a label.
 */
import React, {type ReactNode} from 'react';
import {useDocsPreferredVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import {addressIn, displayedChoice, pageBeingRead, versionChoices} from './logic.ts';
import styles from './styles.module.css';

const label = 'Select driver version:';

export default function DocsVersionDropdownNavbarItem({
  mobile,
  docsPluginId,
  dropdownActiveClassDisabled,
  dropdownItemsBefore,
  dropdownItemsAfter,
  versions: config,
  ...props
}: Props): ReactNode {
  const {pathname, search, hash} = useLocation();
  const versions = useVersions(docsPluginId);
  const {preferredVersion, savePreferredVersionName} = useDocsPreferredVersion(docsPluginId);
  const page = pageBeingRead(versions, pathname);
  const choices = versionChoices(versions, config);
  const displayed = displayedChoice(choices, page, preferredVersion);

  const items = [
    ...dropdownItemsBefore,
    ...choices.map(({version, label: versionLabel}) => ({
      label: versionLabel,
      to: addressIn(version, page, `${search}${hash}`),
      isActive: () => version.name === page?.version.name,
      onClick: () => savePreferredVersionName(version.name),
    })),
    ...dropdownItemsAfter,
  ];

  const dropdown = (
    <DropdownNavbarItem
      {...props}
      mobile={mobile}
      items={items}
      label={mobile ? `${label} ${displayed?.label}` : displayed?.label}
      aria-label={`${label} ${displayed?.label}`}
      to={mobile || !displayed ? undefined : addressIn(displayed.version, page, '')}
      isActive={dropdownActiveClassDisabled ? () => false : undefined}
      translate="no"
    />
  );
  if (mobile) return dropdown;
  return (
    <div className={styles.versionPicker}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {dropdown}
    </div>
  );
}
