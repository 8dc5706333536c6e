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

/** The same for a command with options. A wrong call ends with 2 and the usage. */
export async function runWithOptions<Options>(
  usage: string,
  readOptions: () => Options,
  main: (options: Options) => number,
): Promise<void> {
  let options: Options;
  try {
    options = readOptions();
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
    process.exitCode = 2;
    return;
  }
  await runCommand(() => main(options));
}
