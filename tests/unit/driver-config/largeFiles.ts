/** Files of a megabyte, each the worst of its kind for the checker. Also measured by `npm run bench`. */
const megabyte = 1_000_000;

function fill(lineOf: (index: number) => string, length: number): string {
  const lines = ['[DEFAULT]'];
  for (let size = 0, index = 0; size < length; index += 1) {
    const line = lineOf(index);
    lines.push(line);
    size += line.length + 1;
  }
  return `${lines.join('\n')}\n`;
}

const lines: Readonly<Record<string, (index: number) => string>> = {
  'a setting, again and again': () => 'MAX_CELL_VOLTAGE = 3.45',
  'unknown keys, all different': (index) => `SOME_KEY_${index} = 1`,
  'unknown keys that resemble a setting': (index) => `MAX_CELL_VOLTAG_${index.toString(36)} = 1`,
  'the shortest unknown keys': (index) => `k${index.toString(36)}=1`,
  'old keys': () => 'MODBUS_ADDRESSES = 0x01',
  text: () => 'all work and no play',
  sections: (index) => `[x${index}]`,
  'a section, again and again': () => '[x]',
  'script keys': () => 'BLUETOOTH_BMS_1 = a',
  'one long list': () => '  3.45,',
};

export const largeFileNames: readonly string[] = Object.keys(lines);

export function largeFile(name: string, length = megabyte): string {
  const lineOf = lines[name];
  if (!lineOf) throw new Error(`There is no large file called ${name}.`);
  return fill(lineOf, length);
}
