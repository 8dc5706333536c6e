/** Lets the keys of settings in a result's HTML break behind an underscore; marks stay what they are. */
export function breakKeys<Result>(result: Result): Result {
  if (Array.isArray(result)) return result.map((entry: unknown) => breakKeys(entry)) as Result;
  if (typeof result !== 'object' || result === null) return result;
  return Object.fromEntries(
    Object.entries(result).map(([name, value]: [string, unknown]) => [
      name,
      name === 'value' && typeof value === 'string' ? value.replace(/_(?![^<>]*>)/g, '_<wbr>') : breakKeys(value),
    ]),
  ) as Result;
}
