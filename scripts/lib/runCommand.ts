/**
 * Runs what a command does and sets the exit status that it resolves with.
 * A plain Error says what to do, so its message is enough; any other error is a fault of ours and comes with its stack.
 * @param failure exit status after an error
 */
export async function runCommand(main: () => Promise<number> | number, failure = 1): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(error instanceof Error && error.constructor === Error ? error.message : error);
    process.exitCode = failure;
  }
}
