import {project} from '../../site.ts';

/** Address of a new issue that tells the project what was searched for in vain. */
export function missingResultsUrl(query: string): string {
  const parameters = new URLSearchParams({
    title: `Documentation search: no results for "${query}"`,
    body: `I searched the documentation for "${query}" and found nothing.\n\nI expected to find: `,
  });
  return `${project.issues}/new?${parameters}`;
}
