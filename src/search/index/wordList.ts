const lengths = '0123456789abcdefghijklmnopqrstuvwxyz';

function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < lengths.length - 1 && a[length] === b[length]) length++;
  return length;
}

/** @param words sorted, without blanks. */
export function encodeWords(words: readonly string[]): string {
  return words
    .map((word, index) => {
      const shared = sharedStart(words[index - 1] ?? '', word);
      return lengths.charAt(shared) + word.slice(shared);
    })
    .join(' ');
}

export function decodeWords(text: string): readonly string[] {
  if (text === '') return [];
  let last = '';
  return text.split(' ').map((entry) => {
    last = last.slice(0, lengths.indexOf(entry.charAt(0))) + entry.slice(1);
    return last;
  });
}
