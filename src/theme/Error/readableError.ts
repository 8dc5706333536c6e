/** Code can throw anything, and only an error has a message to show. */
export function readableError(thrown: unknown): Error {
  if (!(thrown instanceof Error)) return new Error(String(thrown));
  if (!thrown.cause || (thrown.cause instanceof Error && !thrown.cause.cause)) return thrown;
  return new Error(thrown.message, {cause: readableError(thrown.cause)});
}
