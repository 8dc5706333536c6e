import type {ReactNode} from 'react';

/** Splits "Settings → System Setup" into its steps; anything but text is one step. */
export function menuSteps(path: ReactNode): readonly ReactNode[] {
  const text = Array.isArray(path) && path.every((part) => typeof part === 'string') ? path.join('') : path;
  if (typeof text !== 'string') return [path];
  return text
    .split('→')
    .map((step) => step.trim())
    .filter((step) => step !== '');
}
