import type {BuildOutput} from '../types.ts';

/** Ids that occur more than once, each once. */
function repeated(ids: readonly string[]): readonly string[] {
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
}

/**
 * Stops the build when an id occurs twice on a page: links, search hits and labels would reach the first place only.
 * Docusaurus does not compare the ids that writers give to headings.
 *
 * @throws Error that names each page with its repeated ids
 */
export function uniqueIds({pages}: BuildOutput): void {
  const faults = pages.flatMap(({file, ids}) => {
    const twice = repeated(ids);
    return twice.length > 0 ? [`${file.name}: ${twice.map((id) => `#${id}`).join(', ')}`] : [];
  });
  if (faults.length > 0)
    throw new Error(
      `Ids that occur more than once on a page. Give each heading an id of its own, such as {#float-voltage}:\n${faults.join('\n')}`,
    );
}
