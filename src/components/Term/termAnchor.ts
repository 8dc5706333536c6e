/** Anchor of an entry of the glossary. The prefix keeps it apart from headings such as "float". */
export const termAnchor = (id: string): string => `term-${id}`;
