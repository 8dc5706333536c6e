import {createHash} from 'node:crypto';

/** Part of a file's name that changes with its content, so that a browser never keeps an old one. */
export function contentHash(content: string, length = 12): string {
  return createHash('sha256').update(content).digest('hex').slice(0, length);
}
