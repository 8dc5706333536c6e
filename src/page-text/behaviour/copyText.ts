/**
 * Puts text that is still being fetched on the clipboard. Safari allows it only when the clipboard is asked for in the
 * click itself, so the promise goes to the clipboard where it takes one.
 *
 * @throws Error without a clipboard (a page without https), without the reader's permission, or without the text.
 */
export async function copyText(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const blob = text.then((content) => new Blob([content], {type: 'text/plain'}));
  await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}
