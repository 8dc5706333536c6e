import {loadAllVersions} from '../../docs-data/load.ts';
import {bmsElsewhere} from '../../docs-data/tools-data/toolsData.ts';
import {loadLexicon} from '../../search/data/load.ts';
import type {Lexicon, ReadElsewhere} from '../../search/query/lexicon.ts';
import {squash} from '../../search/query/words.ts';
import {labelOfTag} from '../../versions/driverVersion.ts';

/** Names of batteries and BMS that other versions read and this one does not, by the versions that do. */
function readElsewhere(siteDir: string, label: string): readonly ReadElsewhere[] {
  const versions = loadAllVersions(siteDir).map((data) => ({data}));
  const own = versions.find(({data}) => data.docs.label === label)?.data;
  if (own === undefined) return [];
  const known = new Set(
    own.bms.bms.flatMap(({name, rebrands}) => [name, ...rebrands.map((brand) => brand.name)].map(squash)),
  );
  const found = new Map<string, Set<string>>();
  for (const {name, brands, supportedIn} of bmsElsewhere(own, versions)) {
    const by = supportedIn.join(', ');
    found.set(by, new Set([...(found.get(by) ?? []), name, ...brands]));
  }
  return [...found].map(([by, names]) => ({
    versions: by,
    names: [...names].filter((name) => !known.has(squash(name))),
  }));
}

/** What search and assistant know beside the pages of a tag. */
export const lexiconOf = (siteDir: string, tag: string): Lexicon =>
  loadLexicon(readElsewhere(siteDir, labelOfTag(tag)));
