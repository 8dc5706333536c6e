/** @returns ids of the texts, with places such as `{reading}`, that a transcript does not have */
export function textsNotIn(transcript: string, texts: Readonly<Record<string, string>>): readonly string[] {
  const plain = (text: string): string => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/[\s\u00a0]+/g, '\\s+');
  return Object.entries(texts)
    .filter(([, text]) => {
      const pattern = text
        .split(/\{\w+\}/)
        .map(plain)
        .join('.+?');
      return !new RegExp(pattern).test(transcript);
    })
    .map(([id]) => id);
}
