/**
 * Lets the keys of settings in a result break behind an underscore. By a space without width: DocSearch shows no other
 * element than its marks, and those are left alone.
 */
export function breakKeys<Result>(result: Result): Result {
  if (Array.isArray(result)) return result.map((entry: unknown) => breakKeys(entry)) as Result;
  if (typeof result !== 'object' || result === null) return result;
  return Object.fromEntries(
    Object.entries(result).map(([name, value]: [string, unknown]) => [
      name,
      name === 'value' && typeof value === 'string' ? value.replace(/_(?![^<>]*>)/g, '_\u200b') : breakKeys(value),
    ]),
  ) as Result;
}
