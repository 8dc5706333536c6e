import {slashKeySlot, useIsSlashKeyOff} from './slashKey.ts';

function change(isOn: boolean): void {
  if (isOn) slashKeySlot.del();
  else slashKeySlot.set('off');
  // Docusaurus does the same, but not where storage is blocked: the event takes only a real one.
  window.dispatchEvent(new Event('storage'));
}

/** Whether '/' opens the search, and a function that changes it. Remembered in the browser; on until the reader says no. */
export function useSlashKeyChoice(): readonly [boolean, (isOn: boolean) => void] {
  return [!useIsSlashKeyOff(), change];
}
