import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {settingAnchor} from '@site/src/docsData/settingText';
import {SettingKey} from './SettingKey.tsx';
import {useDocPath} from './useDocPath.ts';

/** A key that leads to its row in the settings reference of the version being read. */
export function SettingLink({name, title}: {readonly name: string; readonly title?: string}): ReactNode {
  const install = useDocPath('general/install');
  if (install === undefined) return <SettingKey name={name} />;
  return (
    <Link to={`${install}#${settingAnchor(name)}`} title={title}>
      <SettingKey name={name} />
    </Link>
  );
}
