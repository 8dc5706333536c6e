/** Makes text mean itself in Markdown. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*[\]<|~]/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/&(?=#?\w+;)/g, '\\&');
}
