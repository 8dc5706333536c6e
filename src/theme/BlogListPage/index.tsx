/*
 * The stock list shows the beginning of each post, one below the other, and has no heading of its own. Here a release is a
 * row: its name, its day, one sentence.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import {ReleaseFacts} from '@site/src/components/ReleaseFacts';
import {developmentVersion} from '@site/src/versions/developmentVersion';
import styles from './styles.module.css';

type Post = Props['items'][number]['content']['metadata'];

const yearOf = ({date}: Post): string => String(date).slice(0, 4);

/** Newest release first; what is not released comes last. */
function groupsOf(posts: readonly Post[]): readonly (readonly [name: string, posts: readonly Post[]])[] {
  const isReleased = ({title}: Post) => !title.startsWith(developmentVersion.label);
  const released = posts.filter(isReleased);
  const years = [...new Set(released.map(yearOf))];
  return [
    ...years.map((year) => [year, released.filter((post) => yearOf(post) === year)] as const),
    ['In development', posts.filter((post) => !isReleased(post))] as const,
  ].filter(([, group]) => group.length > 0);
}

const idOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

function Row({post}: {readonly post: Post}): ReactNode {
  const {permalink, title, description} = post;
  return (
    <li className={styles.row}>
      <p className={styles.head}>
        <Link to={permalink}>{title}</Link> <ReleaseFacts {...post} />
      </p>
      <p className={styles.sentence}>{description}</p>
    </li>
  );
}

export default function BlogListPage(props: Props): ReactNode {
  const {metadata, items} = props;
  const {wrapper, page} = ThemeClassNames;
  const groups = groupsOf(items.map(({content}) => content.metadata));
  return (
    <HtmlClassNameProvider className={clsx(wrapper.blogPages, page.blogListPage)}>
      <PageMetadata title={metadata.blogTitle} description={metadata.blogDescription} />
      <SearchMetadata tag="blog_posts_list" />
      <BlogListPageStructuredData {...props} />
      <BlogLayout>
        <Heading as="h1">{metadata.blogTitle}</Heading>
        <nav aria-label="Years" className="chips">
          {groups.map(([name]) => (
            <a key={name} className="chip" href={`#${idOf(name)}`}>
              {name}
            </a>
          ))}
        </nav>
        {groups.map(([name, posts]) => (
          <section key={name}>
            <Heading as="h2" id={idOf(name)} className={styles.year}>
              {name}
            </Heading>
            <ul className={styles.rows}>
              {posts.map((post) => (
                <Row key={post.permalink} post={post} />
              ))}
            </ul>
          </section>
        ))}
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
