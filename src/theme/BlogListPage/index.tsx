/* The stock list has no heading of its own. Here it has one, and one for each year. */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogPostItems from '@theme/BlogPostItems';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import {developmentVersion} from '@site/src/versions/developmentVersion';
import styles from './styles.module.css';

type Post = Props['items'][number];

const metadataOf = ({content}: Post) => content.metadata;
const yearOf = (post: Post): string => String(metadataOf(post).date).slice(0, 4);

/** Newest release first; what is not released comes last. */
function groupsOf(posts: readonly Post[]): readonly (readonly [name: string, posts: readonly Post[]])[] {
  const isReleased = (post: Post) => !metadataOf(post).title.startsWith(developmentVersion.label);
  const released = posts.filter(isReleased);
  const years = [...new Set(released.map(yearOf))];
  return [
    ...years.map((year) => [year, released.filter((post) => yearOf(post) === year)] as const),
    ['In development', posts.filter((post) => !isReleased(post))] as const,
  ].filter(([, group]) => group.length > 0);
}

const idOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

export default function BlogListPage(props: Props): ReactNode {
  const {metadata, items} = props;
  const {wrapper, page} = ThemeClassNames;
  const groups = groupsOf(items);
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
            <BlogPostItems items={posts} />
          </section>
        ))}
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
