/** Hands a text to the browser as a file. The bytes are the text in UTF-8, line endings as they are. */
export function download(text: string, name = 'config.ini'): void {
  const address = URL.createObjectURL(new Blob([text], {type: 'text/plain;charset=utf-8'}));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read by the next task.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
