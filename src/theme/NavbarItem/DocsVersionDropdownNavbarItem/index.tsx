/*
 * The dropdown with the label 'Select driver version:'. The stock one takes every page
 * below the root for a page of the latest version, so that off the docs it never shows
 * the stored version, and it has no room for a label.
 */
import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import {useVersionInUse} from '@site/src/versions/useVersionInUse';
import {addressIn, versionChoices} from './versionChoices';
import styles from './styles.module.css';

const label = 'Select driver version:';

export default function DocsVersionDropdownNavbarItem({
  mobile,
  docsPluginId,
  dropdownActiveClassDisabled,
  dropdownItemsBefore,
  dropdownItemsAfter,
  versions: config,
  onClick,
  ...props
}: Props): ReactNode {
  const {search, hash} = useLocation();
  const {versions, page, version: versionInUse, savePreferredVersionName} = useVersionInUse(docsPluginId);
  const choices = versionChoices(versions, config);
  const displayed = choices.find(({version}) => version.name === versionInUse.name) ?? choices[0];

  const items = [
    ...dropdownItemsBefore,
    ...choices.map(({version, label: versionLabel}) => ({
      label: versionLabel,
      to: addressIn(version, page, `${search}${hash}`),
      isActive: () => version.name === page?.version.name,
      translate: 'no' as const,
      onClick: (event: React.MouseEvent<HTMLAnchorElement>) => {
        savePreferredVersionName(version.name);
        // On a phone this closes the menu, which lies over the page that the reader asked for.
        onClick?.(event);
      },
    })),
    ...dropdownItemsAfter,
  ];

  const dropdown = (
    <DropdownNavbarItem
      {...props}
      mobile={mobile}
      onClick={onClick}
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
