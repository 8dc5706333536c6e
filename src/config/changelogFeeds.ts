import type {Options} from '@docusaurus/preset-classic';
import {project, site} from '../site.ts';
import {footer} from './footer.ts';

type BlogOptions = Exclude<NonNullable<Options['blog']>, false>;

/** Atom asks for an author of each entry; the posts name none, because the releases are the project's. */
const author = {name: site.title, link: project.repository};

export const changelogFeeds = {
  type: ['rss', 'atom'],
  title: `${site.title} changelog`,
  description:
    'Releases of the driver that connects battery management systems to Venus OS, and what changes with each.',
  copyright: footer.copyright,
  createFeedItems: async ({defaultCreateFeedItems, ...posts}) => {
    const items = await defaultCreateFeedItems(posts);
    return items.map((item) => ({...item, author: [author]}));
  },
} satisfies BlogOptions['feedOptions'];
