import {gzipSync, zipSync} from 'fflate';
import {createTar} from 'nanotar';
import {describe, expect, it} from 'vitest';
import {openFiles} from '../../../src/tools/log-reader/openFiles.ts';

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text));
const file = (name: string, content: Uint8Array): File => new File([new Uint8Array(content)], name);

const logs: Readonly<Record<string, string>> = {
  'log/dbus-serialbattery.ttyUSB0/current': 'newer\n',
  'log/dbus-serialbattery.ttyUSB0/@4000000062d0c1d8144b5000.s': 'older\n',
  'log/serial-starter/current': 'turns\n',
  'log/messages': 'of the system\n',
  '__MACOSX/log/._current': 'rubbish\n',
};

const joined =
  '==> log/dbus-serialbattery.ttyUSB0/current <==\nolder\n' +
  '==> log/dbus-serialbattery.ttyUSB0/current <==\nnewer\n' +
  '==> log/serial-starter/current <==\nturns\n';

const tar = createTar([{name: 'log/'}, ...Object.entries(logs).map(([name, text]) => ({name, data: bytesOf(text)}))]);

describe('opened files', () => {
  it.each([
    ['.tar', file('logs.tar', tar)],
    ['.tar.gz', file('logs.tar.gz', gzipSync(tar))],
    ['.tgz', file('logs.tgz', gzipSync(tar))],
    ['.zip', file('logs.zip', zipSync(Object.fromEntries(Object.entries(logs).map(([n, t]) => [n, bytesOf(t)]))))],
  ])('of a %s archive are the logs of the driver, oldest first', async (_name, archive) => {
    expect(await openFiles([archive])).toBe(joined);
  });

  it('of an archive without a log of the driver are all its files', async () => {
    const other = createTar([
      {name: 'b.txt', data: bytesOf('b')},
      {name: 'a.txt', data: bytesOf('a')},
    ]);
    expect(await openFiles([file('x.tar', other)])).toBe('==> a.txt <==\na\n==> b.txt <==\nb\n');
  });

  it('are read as they are, packed or not', async () => {
    expect(await openFiles([file('current', bytesOf('a line\n'))])).toBe('a line\n');
    expect(await openFiles([file('current.gz', gzipSync(bytesOf('a line\n')))])).toBe('a line\n');
  });

  it('name the one that is damaged', async () => {
    const half = gzipSync(tar).slice(0, 40);
    await expect(openFiles([file('half.tar.gz', half)])).rejects.toThrow('half.tar.gz could not be read.');
  });
});
