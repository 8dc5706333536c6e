export interface TextPart {
  readonly kind: 'text' | 'code' | 'link';
  readonly text: string;
}

/** Code in backticks, or a web address without the punctuation that ends its sentence. */
const marks = /`([^`]+)`|(https?:\/\/[^\s)]*[^\s).,;:])/g;

export function splitText(source: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of source.matchAll(marks)) {
    if (match.index > end) parts.push({kind: 'text', text: source.slice(end, match.index)});
    const [whole, code] = match;
    parts.push(code === undefined ? {kind: 'link', text: whole} : {kind: 'code', text: code});
    end = match.index + whole.length;
  }
  if (end < source.length) parts.push({kind: 'text', text: source.slice(end)});
  return parts;
}
