/*
 * Links with plain addresses (`#id`): with the hash router the stock ones name the page, too, and the highlight of the
 * theme then finds no link for the heading in view. And code in an entry must not be translated.
 */
import {memo, type ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/TOCItems/Tree';

type Item = Props['toc'][number];

function TocLink({item, className}: {readonly item: Item; readonly className: string | null | undefined}): ReactNode {
  const address = `#${item.id}`;
  useBrokenLinks().collectLink(address);
  // The HTML of a heading, from the build.
  const html = item.value.replaceAll('<code>', '<code translate="no">');
  return <a href={address} className={className ?? undefined} dangerouslySetInnerHTML={{__html: html}} />;
}

function TOCItemTree({toc, className, linkClassName, isChild}: Props): ReactNode {
  if (toc.length === 0) return null;
  return (
    <ul className={isChild ? undefined : className}>
      {toc.map((item) => (
        <li key={item.id}>
          <TocLink item={item} className={linkClassName} />
          <TOCItemTree isChild toc={item.children} className={className} linkClassName={linkClassName} />
        </li>
      ))}
    </ul>
  );
}

export default memo(TOCItemTree);
