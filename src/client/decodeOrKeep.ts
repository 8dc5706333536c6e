/** Text of an address without its escapes; an address can hold anything, and what is no escape stays as it is. */
export function decodeOrKeep(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
