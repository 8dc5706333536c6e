import {indexScripts} from '../../search/client/indexScripts.ts';
import {versionTag} from '../../search/client/tags.ts';
import {askedOf} from './askedAs.ts';
import {createWordReader, fitIndex, type SizedIndex} from '../../search/index/buildIndexFile.ts';
import {changelogTag, commonTag} from '../../search/records/tags.ts';
import type {SearchPage} from '../../search/records/types.ts';
import {toPlainText, toSentences} from '../page/plainText.ts';
import type {Page} from '../page/types.ts';
import type {BuildOutput} from '../types.ts';
import {lexiconOf} from './lexicon.ts';
import {writeScripts} from './writeScripts.ts';

/** Largest index of one version, bytes; the requirement is 80 KB as served, and servers compress a little differently. */
const indexBudget = 79_400;

/** What the search knows of some pages. */
export function toSearchPages(pages: readonly {readonly page: Page}[]): readonly SearchPage[] {
  return pages.flatMap(({page: {kind, version, path, title, description, language, sections}}): SearchPage[] => {
    if (kind === 'unlisted') return [];
    return [
      {
        path,
        title,
        description,
        language,
        tag: version !== null ? versionTag(version) : kind === 'post' ? changelogTag : commonTag,
        sections: sections.map((section) => ({
          anchor: section.anchor,
          titles: section.titles,
          blocks: toPlainText(section),
          sentences: toSentences(section),
          ...askedOf({path, version}, section.anchor),
        })),
      },
    ];
  });
}

/** The pages by index; pages of no version are part of each version's. */
function groupPages(pages: readonly SearchPage[]): ReadonlyMap<string, readonly SearchPage[]> {
  const tags = [...new Set(pages.map(({tag}) => tag))].filter((tag) => tag !== commonTag).sort();
  const common = pages.filter(({tag}) => tag === commonTag);
  return new Map(
    tags.map((tag) => {
      const own = pages.filter((page) => page.tag === tag);
      return [tag, tag.startsWith('docs-') ? [...own, ...common] : own];
    }),
  );
}

/**
 * Writes one script for each index and the manifest that names them. The same pages give the same files.
 *
 * @param build its folder, and that of the site.
 * @returns file names by tag
 */
export function writeIndexes(
  {outDir, siteDir}: Pick<BuildOutput, 'outDir' | 'siteDir'>,
  pages: readonly SearchPage[],
  budget = indexBudget,
): Readonly<Record<string, string>> {
  const wordsOf = createWordReader();
  const fit = (tag: string, ofTag: readonly SearchPage[]): SizedIndex =>
    fitIndex(ofTag, (index) => indexScripts.writeFile(tag, index), budget, lexiconOf(siteDir, tag), wordsOf);
  const scripts = new Map([...groupPages(pages)].map(([tag, ofTag]) => [tag, fit(tag, ofTag).text]));
  return writeScripts(outDir, indexScripts, scripts);
}

/**
 * Writes the indexes of the embedded search. The hash-routed edition has no pages to read: it takes the folder of the
 * normal build.
 */
export function searchIndex(build: BuildOutput): void {
  writeIndexes(build, toSearchPages(build.pages));
}
