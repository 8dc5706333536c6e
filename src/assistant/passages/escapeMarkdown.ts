const isInWord = (text: string, at: number): boolean => /[\p{L}\p{N}]/u.test(text[at] ?? '');

/** Makes text mean itself in Markdown. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*[\]<|~]/g, '\\$&')
    .replace(/_/g, (mark, at: number, whole: string) =>
      isInWord(whole, at - 1) && isInWord(whole, at + 1) ? mark : '\\_',
    )
    .replace(/&(?=#?\w+;)/g, '\\&');
}
