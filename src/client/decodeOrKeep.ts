/** Text of an address without its escapes; an address can hold anything, and what is not an escape stays as it is. */
export function decodeOrKeep(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
