import {parseIni} from '../ini/iniFile.ts';

/** Number of settings in a text, also of one without a header. */
export function countSettings(text: string): number {
  return parseIni(`[DEFAULT]\n${text}`).options.length;
}
