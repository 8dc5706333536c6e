/** Time and memory of a production build. */
import {spawn} from 'node:child_process';
import fs from 'node:fs';

export interface BuildCost {
  readonly seconds: number;
  /** Of the processor, which other work on the machine does not change; null where the system does not tell. */
  readonly processorSeconds: number | null;
  readonly peakMegabytes: number | null;
}

/** Resident memory of a process and all below it, in bytes; 0 where the system has no /proc. */
function memoryOf(pid: number | string): number {
  try {
    const pages = Number(fs.readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
    const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return pages * 4096 + children.reduce<number>((sum, child) => sum + memoryOf(child), 0);
  } catch {
    return 0;
  }
}

/** Clock ticks that all ended children of this process, and theirs, have taken of the processor; null without /proc. */
function ticksOfChildren(): number | null {
  try {
    // After the name, which may hold blanks: the state, and as 13th and 14th after it the time of ended children.
    const fields = fs
      .readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return Number(fields[13]) + Number(fields[14]);
  } catch {
    return null;
  }
}

/** Of every system that has /proc. */
const ticksPerSecond = 100;

/** Runs a command that builds something. */
export async function run(
  command: string,
  args: readonly string[],
  {cwd, env}: {readonly cwd?: string; readonly env?: Readonly<Record<string, string>>} = {},
): Promise<BuildCost> {
  const started = performance.now();
  const ticksBefore = ticksOfChildren();
  const child = spawn(command, args, {cwd, stdio: ['ignore', 'ignore', 'inherit'], env: {...process.env, ...env}});
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, memoryOf(child.pid ?? ''))), 100);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed.`);
  const ticks = ticksOfChildren();
  return {
    seconds: (performance.now() - started) / 1000,
    processorSeconds: ticks === null || ticksBefore === null ? null : (ticks - ticksBefore) / ticksPerSecond,
    peakMegabytes: peak === 0 ? null : peak / 1e6,
  };
}

/** Of the build into `build/`. */
export const measureBuild = () => run('npx', ['docusaurus', 'build']);
