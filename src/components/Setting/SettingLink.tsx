import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {settingAnchor} from '@site/src/docs-data/settingText';
import {CodeText} from '../RichText/CodeText.tsx';
import {useDocPath} from './useDocPath.ts';

/** A key that leads to its row in the settings reference of the version being read. */
export function SettingLink({name}: {readonly name: string}): ReactNode {
  const install = useDocPath('general/install');
  if (install === undefined) return <CodeText text={name} />;
  return (
    <Link to={`${install}#${settingAnchor(name)}`}>
      <CodeText text={name} />
    </Link>
  );
}
