/** Texts that a tool takes from its address, which may be a stranger's. Pure. */

/** Id of a section or a feature. */
export const idPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Key of a setting. */
export const keyPattern = /^[A-Z][A-Z0-9_]{1,79}$/;

/** Parameter of an address; empty when it has none, or one that cannot be meant. */
export function textParam(params: URLSearchParams, name: string, pattern = /^/): string {
  const text = params.get(name) ?? '';
  return pattern.test(text) ? text : '';
}

/** Parameters of an address, without the empty ones. */
export const paramsOf = (values: Readonly<Record<string, string>>): URLSearchParams =>
  new URLSearchParams(Object.entries(values).filter(([, value]) => value));
