/** Whether the message says what to do: an error of ours, an option that does not exist, or a file that cannot be read. */
function isPlain(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return error.constructor === Error || isWrongOption(error) || 'syscall' in error;
}

const isWrongOption = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

interface CommandOptions {
  /** Printed below the message about an option that does not exist. */
  readonly usage?: string;
  /** Exit status after an error. */
  readonly failure?: number;
}

/**
 * Runs what a command does and sets the exit status that it resolves with. An error that says what to do is printed with its
 * message alone; any other one is a fault of ours and comes with its stack. A wrong option ends with 2.
 */
export async function runCommand(
  main: () => Promise<number> | number,
  {usage = '', failure = 1}: CommandOptions = {},
): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(isPlain(error) ? error.message : error);
    if (isWrongOption(error)) console.error(usage);
    process.exitCode = isWrongOption(error) ? 2 : failure;
  }
}

/** The same for a command with options. A wrong call ends with 2 and the usage. @param failure exit status after an error */
export async function runWithOptions<Options>(
  usage: string,
  readOptions: () => Options,
  main: (options: Options) => Promise<number> | number,
  {failure}: Pick<CommandOptions, 'failure'> = {},
): Promise<void> {
  let options: Options;
  try {
    options = readOptions();
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
    process.exitCode = 2;
    return;
  }
  await runCommand(() => main(options), {usage, ...(failure === undefined ? {} : {failure})});
}
