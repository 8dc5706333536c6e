export interface TextPart {
  readonly kind: 'text' | 'code' | 'screen' | 'link';
  readonly text: string;
}

/** Code in backticks, a word of the screen in double asterisks, or a web address without the punctuation that ends its sentence. */
const marks = /`([^`]+)`|\*\*([^*]+)\*\*|(https?:\/\/[^\s)]*[^\s).,;:])/g;

export function splitText(source: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of source.matchAll(marks)) {
    if (match.index > end) parts.push({kind: 'text', text: source.slice(end, match.index)});
    const [whole, code, screen] = match;
    if (code !== undefined) parts.push({kind: 'code', text: code});
    else if (screen !== undefined) parts.push({kind: 'screen', text: screen});
    else parts.push({kind: 'link', text: whole});
    end = match.index + whole.length;
  }
  if (end < source.length) parts.push({kind: 'text', text: source.slice(end)});
  return parts;
}
