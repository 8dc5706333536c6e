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

const kinds = 'Logs can be opened, and .gz, .tar.gz and .zip archives.';

describe('opened files', () => {
  it.each([
    ['.tar', file('logs.tar', tar)],
    ['.tar.gz', file('logs.tar.gz', gzipSync(tar))],
    ['.tgz', file('logs.tgz', gzipSync(tar))],
    ['.zip', file('logs.zip', zipSync(Object.fromEntries(Object.entries(logs).map(([n, t]) => [n, bytesOf(t)]))))],
  ])('of a %s archive are the logs of the driver, oldest first', async (_name, archive) => {
    expect((await openFiles([archive])).text).toBe(joined);
  });

  it('of an archive without a log of the driver are all its files', async () => {
    const other = createTar([
      {name: 'b.txt', data: bytesOf('b')},
      {name: 'a.txt', data: bytesOf('a')},
    ]);
    expect((await openFiles([file('x.tar', other)])).text).toBe('==> a.txt <==\na\n==> b.txt <==\nb\n');
  });

  it('are read as they are, packed or not', async () => {
    expect((await openFiles([file('current', bytesOf('a line\n'))])).text).toBe('a line\n');
    expect((await openFiles([file('current.gz', gzipSync(bytesOf('a line\n')))])).text).toBe('a line\n');
  });

  it('have all parts that were packed one by one, however large', async () => {
    const texts = ['first\n'.repeat(20_000), '', 'last\n'];
    const packed = texts.flatMap((text) => [...gzipSync(bytesOf(text))]);
    expect((await openFiles([file('all.gz', Uint8Array.from(packed))])).text).toBe(texts.join(''));
    const padded = [...packed, ...new Array<number>(1000).fill(0)];
    expect((await openFiles([file('padded.gz', Uint8Array.from(padded))])).text).toBe(texts.join(''));
  });

  it('name the one that is damaged', async () => {
    const half = gzipSync(tar).slice(0, 40);
    expect(await openFiles([file('half.tar.gz', half)])).toEqual({
      text: '',
      notice: `half.tar.gz could not be read. ${kinds}`,
    });
  });

  it.each([
    ['UTF-16 as PowerShell writes it', true],
    ['UTF-16 with the high byte first', false],
  ])('may be in %s', async (_name, isLittle) => {
    const text = 'INFO:SerialBattery:Starting dbus-serialbattery\n';
    const bytes = new DataView(new ArrayBuffer(2 + text.length * 2));
    [...`\ufeff${text}`].forEach((char, index) => bytes.setUint16(index * 2, char.charCodeAt(0), isLittle));
    expect((await openFiles([file('log.txt', new Uint8Array(bytes.buffer))])).text).toBe(text);
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
    ['.zip', sizedZip({a: 70_000_000})],
  ])('that are a small %s archive of a huge file are refused before they are unpacked', async (ending, packed) => {
    const {text, notice} = await openFiles([file(`log${ending}`, packed)]);
    expect(text).toBe('');
    expect(notice).toMatch(
      new RegExp(`log\\${ending} is too large: all logs together may have 60 MB, unpacked\\. ${kinds}$`),
    );
  });

  it('that are too large are named, and the others open', async () => {
    const {text, notice} = await openFiles([file('logs.zip', sizedZip({a: 2, b: 70_000_000}))]);
    expect(text).toBe('x\n');
    expect(notice).toBe('logs.zip is open. b in logs.zip is too large: all logs together may have 60 MB, unpacked.');
  });

  it('that fit only without the oldest keep the newest', async () => {
    const megabytes = (size: number): Uint8Array => new Uint8Array(size * 1e6).fill(0x61);
    const {text, notice} = await openFiles([
      file('@4000000062d0c1d8144b5000.s', megabytes(35)),
      file('current', megabytes(30)),
    ]);
    expect(text).toHaveLength(30e6);
    expect(notice).toBe(
      'current is open. @4000000062d0c1d8144b5000.s is too large: all logs together may have 60 MB, unpacked.',
    );
  });

  it.each([
    ['an empty .zip', 'x.zip', zipSync({})],
    ['an empty .tar', 'x.tar', createTar([{name: 'log/'}])],
    ['hidden files', 'x.zip', zipSync({'__MACOSX/._current': bytesOf('x'), '.DS_Store': bytesOf('x')})],
  ])('of an archive with nothing to read, %s, are said to be none', async (_name, name, archive) => {
    expect(await openFiles([file(name, archive)])).toEqual({text: '', notice: `There is no log in ${name}. ${kinds}`});
  });

  it('that can be read stay when another one cannot', async () => {
    const half = gzipSync(tar).slice(0, 40);
    expect(
      await openFiles([file('half.gz', half), file('current', bytesOf('a line\n')), file('none', bytesOf(''))]),
    ).toEqual({text: 'a line\n', notice: 'current is open. half.gz could not be read. none is empty.'});
    const mixed = zipSync({'a.log': bytesOf('a\n'), 'b.gz': half});
    expect(await openFiles([file('mixed.zip', mixed)])).toEqual({
      text: 'a\n',
      notice: 'mixed.zip is open. b.gz in mixed.zip could not be read.',
    });
  });

  it('that are many small archives of a huge file are refused, too', async () => {
    const part = gzipSync(new Uint8Array(8_000_000));
    const packed = new Uint8Array(part.length * 8);
    for (let index = 0; index < 8; index++) packed.set(part, index * part.length);
    expect((await openFiles([file('log.gz', packed)])).notice).toContain('log.gz is too large');
  });

  it('of a device are taken out of an archive that has huge files of other kinds as well', async () => {
    const archive = sizedZip({
      'backup.img': 58_000_000,
      'log/dbus-serialbattery.ttyUSB0/current': 2,
      'log/serial-starter/current': 2,
    });
    expect((await openFiles([file('all.zip', archive)])).text).toBe(
      '==> log/dbus-serialbattery.ttyUSB0/current <==\nx\n==> log/serial-starter/current <==\nx\n',
    );
  });
});
