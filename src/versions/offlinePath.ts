/**
 * Path of the file with all pages of a version, below the base path.
 *
 * @param label what readers call the version; without the sign that Docusaurus shows beside it
 */
export function offlinePath(label: string): string {
  return `offline/${label.replace(/[^\w.-]+$/, '')}.html`;
}
