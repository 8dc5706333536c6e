/** Text of an address without its escapes; an address can hold anything, and what is no escape stands for itself. */
export function decodeOrKeep(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
