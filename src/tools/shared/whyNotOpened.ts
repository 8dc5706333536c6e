/**
 * Why a file of the reader could not be opened: a script of the site that is missing is not a fault of the file.
 * @param error what opening it has thrown
 */
export function whyNotOpened(file: string, error: unknown): string {
  const isLostScript = error instanceof Error && error.name === 'ChunkLoadError';
  return isLostScript
    ? `${file} could not be opened, because a part of this site could not be loaded. Is the connection gone? Try again.`
    : `${file} could not be read.`;
}
