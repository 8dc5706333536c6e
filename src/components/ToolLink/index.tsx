import type {MouseEvent, ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {useActiveVersion} from '@site/src/versions/useActiveVersion';
import {toolAddress, type ToolName, type ToolPreset} from './toolAddress.ts';

interface Props extends ToolPreset {
  readonly tool: ToolName;
  /** Name of a version, where a tool knows it better than the page. */
  readonly version?: string;
  readonly children: ReactNode;
}

const isPlainClick = ({button, metaKey, altKey, ctrlKey, shiftKey, defaultPrevented}: MouseEvent): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey && !defaultPrevented;

/**
 * `<ToolLink tool="config-checker" setting="MAX_CELL_VOLTAGE">Check your config.ini</ToolLink>`: opens a tool for the
 * version being read. Not the link of Docusaurus, which prefetches what comes into view: a reader who does not open a
 * tool loads nothing of it.
 */
export function ToolLink({tool, version: wanted, children, ...preset}: Props): ReactNode {
  const history = useHistory();
  const {activeVersion} = useActiveVersion();
  // The hook for base paths makes addresses of files: with the hash router they are none of a page.
  const {baseUrl, trailingSlash} = useDocusaurusContext().siteConfig;
  const path = `${baseUrl}${toolAddress(tool, wanted ?? activeVersion.name, preset).slice(1)}`;
  const address = applyTrailingSlash(path, {trailingSlash, baseUrl});
  useBrokenLinks().collectLink(address);
  const open = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    history.push(address);
  };
  return (
    <a href={hrefOf(history, address)} onClick={open} data-load-ahead="never">
      {children}
    </a>
  );
}

/** The hash router writes addresses in its own way. */
function hrefOf(history: ReturnType<typeof useHistory>, address: string): string {
  const [pathname = '', search = ''] = address.split('?');
  return history.createHref({pathname, search: `?${search}`, hash: '', state: undefined});
}
