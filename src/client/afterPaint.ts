/**
 * Runs something once the browser has painted what was changed before.
 * @returns what takes it back
 */
export function afterPaint(run: () => void): () => void {
  let timer: number | undefined;
  const frame = requestAnimationFrame(() => (timer = window.setTimeout(run)));
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}
