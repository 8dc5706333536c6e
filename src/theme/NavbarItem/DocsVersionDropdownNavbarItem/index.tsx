/*
 * The dropdown with the label 'Select driver version:'. The stock one takes every page
 * below the root for a page of the latest version, so that off the docs it never shows
 * the stored version, and it has no room for a label. Its label is a link, too, see Dropdown.tsx.
 */
import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import {useActiveVersion} from '@site/src/versions/useActiveVersion';
import {addressIn, versionChoices} from '@site/src/versions/versionChoices';
import {Dropdown} from './Dropdown';
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
  const {versions, activeDoc, activeVersion, savePreferredVersionName} = useActiveVersion(docsPluginId);
  const choices = versionChoices(versions, config);
  const displayed = choices.find(({version}) => version.name === activeVersion.name) ?? choices[0];

  const items = [
    ...dropdownItemsBefore,
    ...choices.map(({version, label: choiceLabel}) => ({
      label: choiceLabel,
      to: addressIn(version, activeDoc, `${search}${hash}`),
      isActive: () => version.name === activeDoc?.version.name,
      translate: 'no' as const,
      onClick: (event: React.MouseEvent<HTMLAnchorElement>) => {
        savePreferredVersionName(version.name);
        // On a phone this closes the menu, which lies over the page that the reader asked for.
        onClick?.(event);
      },
    })),
    ...dropdownItemsAfter,
  ];

  const name = `${label} ${displayed?.label}`;
  if (mobile) {
    return (
      <DropdownNavbarItem
        {...props}
        mobile
        onClick={onClick}
        items={items}
        label={name}
        aria-label={name}
        isActive={dropdownActiveClassDisabled ? () => false : undefined}
        translate="no"
      />
    );
  }
  return (
    <div className={styles.versionPicker}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <Dropdown label={displayed?.label} name={name} isAtRight={props.position === 'right'} items={items} />
    </div>
  );
}
