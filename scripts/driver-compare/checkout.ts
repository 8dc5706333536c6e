/** Reads the files of a driver checkout as text. Nothing of it is executed, and no link in it is followed. */
import {readFileSync, readdirSync, realpathSync, statSync} from 'node:fs';
import path from 'node:path';

export interface Fault {
  /** Relative to the checkout. */
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

export interface SourceFile {
  /** Relative to the driver's folder, with slashes: `bms/daly.py`. */
  readonly name: string;
  readonly text: string;
}

export interface Checkout {
  readonly defaults: SourceFile;
  readonly python: readonly SourceFile[];
  readonly scripts: readonly SourceFile[];
  /** Undefined where the checkout has none, for example the driver's folder alone. */
  readonly changelog: SourceFile | undefined;
  /** Names in `BLUETOOTH_BMS` of the types that the bundled aiobmsble library brings. */
  readonly bluetoothTypes: readonly string[];
  /** Files that were not read, with the reason. */
  readonly faults: readonly Fault[];
}

const driverFolders = ['', 'dbus-serialbattery', 'etc/dbus-serialbattery'];
const mainProgram = 'dbus-serialbattery.py';
const required = ['config.default.ini', 'utils.py', 'battery.py', mainProgram];
/** Ten times the largest source file of the driver. */
const maxBytes = 1_200_000;

/** @throws Error that says why the file is not read */
function readText(root: string, file: string): string {
  const full = path.join(root, file);
  // The real path differs if the file or a folder above it is a link.
  if (realpathSync(full) !== full) throw new Error('is a link and was not followed');
  const {size} = statSync(full);
  if (size > maxBytes) throw new Error(`has ${size} bytes, too many for a source file`);
  try {
    const text = new TextDecoder('utf-8', {fatal: true}).decode(readFileSync(full));
    if (!text.includes('\0')) return text;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  throw new Error('is not text in UTF-8');
}

const isReal = (folder: string): boolean => {
  try {
    return realpathSync(folder) === folder && statSync(folder).isDirectory();
  } catch {
    return false;
  }
};

/** Names in a folder, in order; empty if the folder does not exist or is a link. */
const namesIn = (folder: string, kind: RegExp): readonly string[] =>
  isReal(folder)
    ? readdirSync(folder, {withFileTypes: true})
        .filter((entry) => !entry.isDirectory() && kind.test(entry.name))
        .map(({name}) => name)
        .sort()
    : [];

/**
 * @param folder of the repository or of the driver in it
 * @throws Error when it is not a checkout of the driver
 */
export function readCheckout(folder: string): Checkout {
  const root = realpathSync(folder);
  const driver = driverFolders.find((name) => {
    const names = namesIn(path.join(root, name), /./);
    return names.includes('config.default.ini') && names.includes('utils.py');
  });
  if (driver === undefined) {
    throw new Error(`${folder} is not a checkout of the driver: no config.default.ini beside a utils.py in it.`);
  }
  const base = path.join(root, driver);
  const faults: Fault[] = [];
  const read = (name: string, from = base): readonly SourceFile[] => {
    try {
      return [{name, text: readText(from, name)}];
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const file = path.posix.join(from === base ? driver : '', name);
      if (required.includes(name)) throw new Error(`${file}, line 1: ${message}.`, {cause: error});
      faults.push({file, line: 1, message});
      return [];
    }
  };
  const inFolder = (name: string, kind: RegExp): readonly string[] =>
    namesIn(path.join(base, name), kind).map((file) => path.posix.join(name, file));
  const [defaults] = read('config.default.ini');
  if (!defaults) throw new Error('config.default.ini, line 1: cannot be read.');
  const python = new Set([...required.slice(1), ...inFolder('', /\.py$/), ...inFolder('bms', /\.py$/)]);
  const scripts = [...inFolder('', /\.sh$/), ...inFolder('service', /^run$/), ...inFolder('service/log', /^run$/)];
  return {
    defaults,
    // A library that old versions have beside their own files.
    python: [...python].filter((name) => name !== 'minimalmodbus.py').flatMap((name) => read(name)),
    scripts: scripts.flatMap((name) => read(name)),
    changelog: namesIn(root, /^CHANGELOG\.md$/).flatMap((name) => read(name, root))[0],
    bluetoothTypes: inFolder('ext/aiobmsble/bms', /_bms\.py$/)
      .map((file) => `aiobmsble_${path.posix.basename(file, '.py')}`)
      .filter((name) => name !== 'aiobmsble_dummy_bms'),
    faults,
  };
}
