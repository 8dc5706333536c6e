/** Texts that a tool takes from its address, which may be a stranger's. Pure. */

const idPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const keyPattern = /^[A-Z][A-Z0-9_]{1,79}$/;

/** Whether a text can be the id of a section or a feature. */
export const isId = (text: string): boolean => idPattern.test(text);

/** Whether a text can be the key of a setting. */
export const isKey = (text: string): boolean => keyPattern.test(text);

/** Parameter of an address; empty when it has none, or one that cannot be meant. */
export function textParam(params: URLSearchParams, name: string, isValid?: (text: string) => boolean): string {
  const text = params.get(name) ?? '';
  return !isValid || isValid(text) ? text : '';
}

/** Parameters of an address, without the empty ones. */
export const paramsOf = (values: Readonly<Record<string, string>>): URLSearchParams =>
  new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ''));
