import type {IndexFile} from './format.ts';
import {decodePlaces} from './places.ts';
import {decodeWords} from './wordList.ts';

/** A section of a page as the embedded search knows it. */
export interface FoundSection {
  /** Its number in the index: the order of the pages and of their text. */
  readonly id: number;
  /** Address below the base path, with the anchor. */
  readonly path: string;
  /** Titles from the page down to the section's own. */
  readonly titles: readonly string[];
  /** Its first sentences. */
  readonly blocks: readonly string[];
  /** Stems of its other words. */
  readonly furtherWords: readonly string[];
  /** Stems of the words in which people ask for it. */
  readonly askedAs: readonly string[];
  /** False for pages that belong to no version. */
  readonly isOfVersion: boolean;
}

function spreadWords(wordList: string, placeLists: string): ReadonlyMap<number, readonly string[]> {
  const words = decodeWords(wordList);
  const bySection = new Map<number, string[]>();
  decodePlaces(placeLists).forEach((sections, index) => {
    for (const section of sections) {
      const list = bySection.get(section);
      if (list) list.push(words[index]!);
      else bySection.set(section, [words[index]!]);
    }
  });
  return bySection;
}

/** Reads an index file back into sections. */
export function readIndexFile(file: IndexFile): readonly FoundSection[] {
  const furtherWords = spreadWords(file.words, file.places);
  const askedAs = spreadWords(file.askedWords ?? '', file.askedPlaces ?? '');
  const stored: string[] = [];
  const sections: FoundSection[] = [];
  const readBlock = (block: string | number): string => {
    if (typeof block === 'number') return stored[block] ?? '';
    stored.push(block);
    return block;
  };
  for (const [path, foreign, entries] of file.pages) {
    let titles: readonly string[] = [];
    for (const [depth, anchor, title, ...blocks] of entries) {
      titles = [...titles.slice(0, depth), title];
      const id = sections.length;
      const hash = anchor === 0 ? title.toLowerCase() : anchor;
      sections.push({
        id,
        path: hash === '' ? path : `${path}#${hash}`,
        titles,
        blocks: blocks.map(readBlock),
        furtherWords: furtherWords.get(id) ?? [],
        askedAs: askedAs.get(id) ?? [],
        isOfVersion: foreign === 0,
      });
    }
  }
  return sections;
}
