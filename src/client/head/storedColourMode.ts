/**
 * Forgets a stored colour mode that is none. The page would wear it as it is, and be neither light nor dark.
 */
export function dropUnknownColourMode(): void {
  try {
    const stored = window.localStorage.getItem('theme');
    if (stored !== null && stored !== 'light' && stored !== 'dark') window.localStorage.removeItem('theme');
  } catch {
    // Blocked storage holds none.
  }
}
