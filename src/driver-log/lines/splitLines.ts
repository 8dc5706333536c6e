/** Lines of a text with any line endings. All parts of the tool count lines this way. */
export const splitLines = (text: string): readonly string[] => text.split(/\r\n|\n|\r/);
