import {spawn, type SpawnOptions} from 'node:child_process';

export interface Captured {
  readonly code: number;
  /** What the command printed to both of its outputs. */
  readonly output: string;
}

/** `npx -p node@24 npm test` names its package to every npx below it, which then looks for that package alone. */
const withoutOuterNpx = (env = process.env): NodeJS.ProcessEnv => ({...env, npm_config_package: undefined});

/** Runs a command with the terminal's output and resolves with its exit code. */
export function run(command: string, args: readonly string[], options: SpawnOptions = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {stdio: 'inherit', ...options, env: withoutOuterNpx(options.env)});
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}

/** Runs a command and resolves with its exit code and everything it printed. */
export function capture(command: string, args: readonly string[], options: SpawnOptions = {}): Promise<Captured> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...options,
      env: withoutOuterNpx(options.env),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({code: signal ? 1 : (code ?? 1), output}));
  });
}
