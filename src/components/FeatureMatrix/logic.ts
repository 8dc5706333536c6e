/** Anchor of a column, for links and the search. */
export function columnAnchor(name: string): string {
  return `features-${name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`;
}
