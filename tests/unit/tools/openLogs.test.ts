import {gzipSync, zipSync} from 'fflate';
import {createTar} from 'nanotar';
import {describe, expect, it} from 'vitest';
import {openFiles} from '../../../src/tools/log-reader/openFiles.ts';

/** First bytes of an entry in the directory of a ZIP archive. */
const centralEntry = 0x02014b50;

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

  it('have all parts that were packed one by one, however large', async () => {
    const texts = ['first\n'.repeat(20_000), '', 'last\n'];
    const packed = texts.flatMap((text) => [...gzipSync(bytesOf(text))]);
    expect(await openFiles([file('all.gz', Uint8Array.from(packed))])).toBe(texts.join(''));
  });

  it('name the one that is damaged', async () => {
    const half = gzipSync(tar).slice(0, 40);
    await expect(openFiles([file('half.tar.gz', half)])).rejects.toThrow('half.tar.gz could not be read.');
  });

  it.each([
    ['UTF-16 as PowerShell writes it', true],
    ['UTF-16 with the high byte first', false],
  ])('may be in %s', async (_name, isLittle) => {
    const text = 'INFO:SerialBattery:Starting dbus-serialbattery\n';
    const bytes = new DataView(new ArrayBuffer(2 + text.length * 2));
    [...`\ufeff${text}`].forEach((char, index) => bytes.setUint16(index * 2, char.charCodeAt(0), isLittle));
    expect(await openFiles([file('log.txt', new Uint8Array(bytes.buffer))])).toBe(text);
  });

  /** Archives that say they hold more than they do: what is refused is never unpacked. */
  const sizedGzip = (size: number): Uint8Array => {
    const packed = gzipSync(crypto.getRandomValues(new Uint8Array(65_000)));
    new DataView(packed.buffer, packed.byteOffset).setUint32(packed.length - 4, size, true);
    return packed;
  };
  const sizedZip = (sizes: Readonly<Record<string, number>>): Uint8Array => {
    const packed = zipSync(Object.fromEntries(Object.keys(sizes).map((name) => [name, bytesOf('x\n')])));
    const view = new DataView(packed.buffer, packed.byteOffset, packed.length);
    const entries = [...packed.keys()].filter(
      (at) => at + 4 < packed.length && view.getUint32(at, true) === centralEntry,
    );
    Object.values(sizes).forEach((size, index) => view.setUint32((entries[index] ?? 0) + 24, size, true));
    return packed;
  };

  it.each([
    ['.gz', sizedGzip(70_000_000)],
    ['.zip', sizedZip({a: 40_000_000, b: 40_000_000})],
  ])('that are a small %s archive of a huge file are refused before they are unpacked', async (ending, packed) => {
    await expect(openFiles([file(`log${ending}`, packed)])).rejects.toThrow(`log${ending} is too large`);
  });

  it('that are many small archives of a huge file are refused, too', async () => {
    const part = gzipSync(new Uint8Array(8_000_000));
    const packed = new Uint8Array(part.length * 8);
    for (let index = 0; index < 8; index++) packed.set(part, index * part.length);
    await expect(openFiles([file('log.gz', packed)])).rejects.toThrow('log.gz is too large');
  });

  it('of a device are taken out of an archive that has huge files of other kinds as well', async () => {
    const archive = sizedZip({
      'backup.img': 58_000_000,
      'log/dbus-serialbattery.ttyUSB0/current': 2,
      'log/serial-starter/current': 2,
    });
    expect(await openFiles([file('all.zip', archive)])).toBe(
      '==> log/dbus-serialbattery.ttyUSB0/current <==\nx\n==> log/serial-starter/current <==\nx\n',
    );
  });
});
