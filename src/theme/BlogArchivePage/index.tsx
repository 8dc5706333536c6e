/* The stock archive jumps from its title to headings of the third level, and has no description of its own. */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import type {ArchiveBlogPost, Props} from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {dayText} from '@site/src/versions/dayText';

const title = 'All releases';
const description =
  'Every release of the dbus-serialbattery driver since its first one, by year, with what changed in each.';

/** Newest year first, and within it the newest post. */
function postsByYear(posts: readonly ArchiveBlogPost[]): readonly [year: string, posts: readonly ArchiveBlogPost[]][] {
  const newestFirst = [...posts].sort((a, b) => String(b.metadata.date).localeCompare(String(a.metadata.date)));
  const years = new Map<string, ArchiveBlogPost[]>();
  for (const post of newestFirst) {
    const year = String(post.metadata.date).slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years];
}

export default function BlogArchivePage({archive}: Props): ReactNode {
  return (
    <Layout>
      <PageMetadata title={title} description={description} />
      <main className="container margin-vert--lg">
        <Heading as="h1">{title}</Heading>
        {postsByYear(archive.blogPosts).map(([year, posts]) => (
          <section key={year}>
            <Heading as="h2" id={year}>
              {year}
            </Heading>
            <ul>
              {posts.map(({metadata}) => (
                <li key={metadata.permalink}>
                  <Link to={metadata.permalink}>{metadata.title}</Link>, {dayText(String(metadata.date))}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </main>
    </Layout>
  );
}
