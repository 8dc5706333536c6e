import {spawnSync} from 'node:child_process';

/** Runs a command of `scripts/` as a maintainer would. */
export function runScript(name: string, ...args: readonly string[]) {
  const command = ['--import', 'tsx', `scripts/${name}.ts`, ...args];
  const {status, stdout, stderr} = spawnSync(process.execPath, command, {encoding: 'utf8'});
  return {status, stdout, stderr};
}
