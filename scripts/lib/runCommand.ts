/** Whether the message says what to do: an error of ours, an option that does not exist, or a file that cannot be read. */
function isPlain(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return error.constructor === Error || isWrongOption(error) || 'syscall' in error;
}

const isWrongOption = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/** What is not there in words, where the system has a code. */
const messageOf = (error: Error): string =>
  'code' in error && error.code === 'ENOENT' && 'path' in error
    ? `There is no file or folder ${String(error.path)}.`
    : error.message;

/** A reader of the output that has seen enough, such as `head`, closes it: that is the end, not a fault. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

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
    console.error(isPlain(error) ? messageOf(error) : error);
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
