import {commonTag} from '../records/tags.ts';
import type {FacetFilters} from './types.ts';

const tagFacet = 'docusaurus_tag:';

/** Tag of the pages of a docs version. */
export function versionTag(versionName: string): string {
  return `docs-default-${versionName}`;
}

/** Filters for what belongs to a tag, and to none. */
export function filtersFor(tag: string, language = 'en'): FacetFilters {
  return [`language:${language}`, [`${tagFacet}${commonTag}`, `${tagFacet}${tag}`]];
}

/** The same filters as an expression, for Agent Studio, which takes no facet filters. */
export function expressionOf(filters: FacetFilters): string {
  const quote = (filter: string): string => filter.replace(/:(.*)$/, ':"$1"');
  return filters
    .map((filter) => (typeof filter === 'string' ? quote(filter) : `(${filter.map(quote).join(' OR ')})`))
    .join(' AND ');
}

/** The indexes that filters ask for; pages of no version are part of each. */
export function requestedTags(filters: FacetFilters): readonly string[] {
  const tags = filters
    .flat()
    .filter((filter) => filter.startsWith(tagFacet))
    .map((filter) => filter.slice(tagFacet.length));
  return [...new Set(tags)].filter((tag) => tag !== commonTag);
}
