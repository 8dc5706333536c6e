/** What the reader of a driver checkout finds: each construct that a log call, a list or a class can have. */
import {describe, expect, it} from 'vitest';
import {bmsClassesOf} from '../../../scripts/driver-compare/bmsClasses.ts';
import {constantsOf} from '../../../scripts/driver-compare/constants.ts';
import {parseChangelog} from '../../../scripts/driver-compare/driverChangelog.ts';
import {configErrorsOf, logCallsOf, normalForm} from '../../../scripts/driver-compare/logCalls.ts';
import {parsePython, type PythonFile} from '../../../scripts/driver-compare/python.ts';
import {optionsOf, writtenPathsOf} from '../../../scripts/driver-compare/shellScripts.ts';

const python = (text: string, name = 'utils.py'): PythonFile => parsePython({name, text});
const callsOf = (text: string): readonly string[] =>
  logCallsOf(python(text)).map(({level, template}) => `${level}: ${template}`);

describe('log calls', () => {
  it.each([
    ['a literal', 'logger.info("Pump started")', 'info: Pump started'],
    ['no text', 'logger.info("")', 'info: '],
    [
      'an f-string',
      `logger.error(f"Pump {self.no}: {level:.3f} V | {names['x']} of {', '.join(rest)}")`,
      'error: Pump {}: {} V | {} of {}',
    ],
    ['a nested format', 'logger.info(f"Pump {level:>{width}} V")', 'info: Pump {} V'],
    ['doubled braces', 'logger.info(f"Pump {{a}} {b}")', 'info: Pump {a} {}'],
    ['a forgotten f', 'logger.info("Pump {name}")', 'info: Pump {name}'],
    ['a sum', 'logger.info("Pump " + str(no) + " at " + port)', 'info: Pump {} at {}'],
    [
      'a literal and an f-string',
      'logger.error("Pump failed: " + f"{err!s} in {file}")',
      'error: Pump failed: {} in {}',
    ],
    [
      'a sum over lines',
      'logger.warning(\n    "one "\n    + "two "  # why\n    + f"three {x}",\n)',
      'warning: one two three {}',
    ],
    ['a condition', 'logger.info("Pump" + (" two" if both else "") + (f" at {a}" if a else ""))', 'info: Pump{}{}'],
    [
      'percent inside a sum',
      'logger.debug("Sum: " + "%.2fv" % total + " on " + "%02d" % (n + 1))',
      'debug: Sum: {}v on {}',
    ],
    ['literals side by side', 'logger.info("one " f"two {x} "\n    "three")', 'info: one two {} three'],
    [
      'lazy values',
      'logger.debug("Pump %s has %d of %04X, 5 %% and %.1fs", name, n, crc, t)',
      'debug: Pump {} has {} of {}, 5 % and {}s',
    ],
    ['percent without values', 'logger.info("Pump at 50 % of 5")', 'info: Pump at 50 % of 5'],
    ['percent', 'logger.error("0x%04x, %(name)s" % values)', 'error: 0x{}, {}'],
    ['format', 'logger.debug("Pump[{}]={:.2f} {{a}} {name}".format(i, v, name=1))', 'debug: Pump[{}]={} {a} {}'],
    ['a repeated text', 'logger.info("-" * 5)', 'info: -----'],
    ['a name', 'logger.error(e)', 'error: {}'],
    ['an attribute', 'logger.info(self.hardware_version)', 'info: {}'],
    ['another call', 'logger.debug(getattr(data, "hex")(" "))', 'debug: {}'],
    ['escapes', String.raw`logger.info("a\"b\n\x41\u00b0" + r"\d")`, 'info: a"b\nA°\\d'],
    ['triple quotes', 'logger.info("""a "b" c""")', 'info: a "b" c'],
    ['a trailing keyword', 'logger.error("Pump lost", exc_info=True)', 'error: Pump lost'],
    ['the message by name', 'logger.info(msg="Pump")', 'info: Pump'],
    ['an old name', 'logger.warn("Pump")', 'warning: Pump'],
    ['exception', 'logger.exception("Pump")', 'exception: Pump'],
    ['log with a level', 'logger.log(logging.ERROR, "Pump %s", x)', 'error: Pump {}'],
    ['the module', 'logging.warning("Pump")', 'warning: Pump'],
    ['an attribute of self', 'self.logger.info("Pump")', 'info: Pump'],
    ['another module', 'utils.logger.info("Pump")', 'info: Pump'],
    [
      'an import by another name',
      'from utils import (\n    a,  # logger\n    logger as log,\n)\nlog.info("Pump")',
      'info: Pump',
    ],
    ['an own logger', 'mine = logging.getLogger("x")\nmine.info("Pump")', 'info: Pump'],
    [
      'a nested function',
      'def a():\n    async def b():\n        try:\n            pass\n        except E as e:\n            logger.info("Pump")',
      'info: Pump',
    ],
    ['a comprehension and a lambda', 'f = lambda: [logger.info("Pump") for x in y]', 'info: Pump'],
  ])('with %s', (_, source, expected) => {
    expect(callsOf(source)).toEqual([expected]);
  });

  it('are not comments, strings or calls of other objects', () => {
    const others = [
      '# logger.info("old")',
      '"""\nlogger.info("old")\n"""',
      'parser.error("x")',
      'math.log(2, "x")',
      'my_logs.info("x")',
      '_get_capture_logger(x).info("x")',
      'logger.setLevel("x")',
    ];
    expect(callsOf(others.join('\n'))).toEqual([]);
  });

  it('have file and line, also behind a syntax error, which is named', () => {
    const file = python('logger.info("one")\ndef broken(:\n    pass\n\nlogger.error("two")\n');
    expect(logCallsOf(file).map(({template, line}) => [template, line])).toEqual([
      ['one', 1],
      ['two', 5],
    ]);
    expect(file.faults).toEqual([{file: 'utils.py', line: 2, message: 'syntax error'}]);
  });

  it('are the same when only blanks or neighbouring values differ', () => {
    expect(normalForm('  |- {}{}  of {} {}\n')).toBe('|- {} of {}');
  });

  it('are errors in config.ini, too, which the driver collects', () => {
    const source = [
      'errors_in_config.append(f"A ({A}) " + "is wrong")',
      'utils.errors_in_config.append("B is wrong")',
      'check_config_issue(A > B, f"C ({", ".join(map(str, C))}) is " "wrong")',
      'errors_in_config.append(text)',
    ];
    expect(configErrorsOf(python(source.join('\n'))).map(({template}) => template)).toEqual([
      'A ({}) is wrong',
      'B is wrong',
      'C ({}) is wrong',
    ]);
  });
});

describe('BMS classes', () => {
  const base = python(
    'class Battery(ABC):\n    def __init__(self): pass\n    @abstractmethod\n    def get_settings(self): pass\n    def refresh_data(self): pass\n    def get_max_temperature(self): pass\n',
    'battery.py',
  );
  const file = (name: string, text: string): PythonFile => python(text, `bms/${name}.py`);
  const files = [
    base,
    file(
      'pump',
      'from battery import Battery as Base\nclass Pump(Base):\n    def refresh_data(self):\n        def get_settings(): pass\n    class Inner:\n        def get_max_temperature(self): pass\n',
    ),
    file(
      'pump_ble',
      'import battery\nclass Pump_Ble(Pump, option=Battery):\n    async def get_settings(self): pass\nclass Helper(Protection): pass\n',
    ),
    file(
      'well',
      'import battery\nif True:\n    class Well(battery.Battery):\n        if True:\n            def get_max_temperature(self): pass\n',
    ),
    file('template', 'class Template(Battery): pass\n'),
    file('loop', 'class Loop(Loop2): pass\nclass Loop2(Loop): pass\n'),
  ];
  const main = python(
    [
      'from bms.pump import Pump',
      'from bms.well import (',
      '    Well,',
      ')',
      'from bms.loop import Loop',
      'if "Off" in utils.BMS_TYPE:',
      '    from bms.off import Off',
      'first: list = [{"bms": Pump, "baud": 9600, "address": b"\\x4A"}]  # comment',
      'supported_bms_types = first + [',
      '    # {"bms": Old, "baud": 1},',
      '    {"bms": Pump, "baud": 2 * 4800, "address": b"0\\xf7"},',
      '] + [Well]',
      'supported_bms_types += [{"bms": Third}]',
      'if "Off" in utils.BMS_TYPE:',
      '    supported_bms_types.append({"bms": Off, "baud": 19200})',
      'supported_bms_types.extend([{"bms": Last}])',
      'expected = [x for x in supported_bms_types if x["bms"].__name__ in BMS_TYPE]',
      'def main():',
      '    if port == "Pump_Ble":',
      '        from bms.pump_ble import Pump_Ble',
      '    supported_bms_types = [{"bms": Bus}]',
    ].join('\n'),
    'dbus-serialbattery.py',
  );
  const {offered, probes} = bmsClassesOf([...files, main], main);

  it('are those that the main program imports, with what they replace themselves and above', () => {
    expect(offered.map(({name, file: source, replaced}) => [name, source, ...replaced])).toEqual([
      ['Pump', 'bms/pump.py', 'refresh_data'],
      ['Pump_Ble', 'bms/pump_ble.py', 'get_settings', 'refresh_data'],
      ['Well', 'bms/well.py', 'get_max_temperature'],
    ]);
  });

  it('are tried in the order of the lists', () => {
    expect(probes.map((probe) => [probe.class, probe.bus, probe.baud, probe.address, probe.offByDefault])).toEqual([
      ['Pump', 'serial', 9600, '0x4a', false],
      ['Pump', 'serial', 9600, '0x30f7', false],
      ['Well', 'serial', null, null, false],
      ['Third', 'serial', null, null, false],
      ['Off', 'serial', 19200, null, true],
      ['Last', 'serial', null, null, false],
      ['Bus', 'can', null, null, false],
    ]);
  });
});

it('finds constants with a name or a use', () => {
  const source = [
    'RETRIES = 3',
    'WAIT_MS: int = 2 * (1000 + 500)',
    'OTHER = get_int_from_config("DEFAULT", "OTHER")',
    'class Pump:',
    '    LIMIT = -5',
    '    def __init__(self):',
    '        self.poll_interval: int = 60 * 60 * 3',
    '        self.counter = 0',
    '        if x:',
    '            self.poll_interval = 5_000',
    '    def wait(self):',
    '        for _ in range(1, 4):',
    '            sleep(16)',
    '            open(port, timeout=0.5)',
  ];
  expect(constantsOf(python(source.join('\n'))).map(({key, value}) => `${key} ${value}`)).toEqual([
    'utils.py RETRIES 3',
    'utils.py WAIT_MS 3000',
    'utils.py Pump.LIMIT -5',
    'utils.py Pump.__init__.poll_interval 10800',
    'utils.py Pump.__init__.poll_interval 5000',
    'utils.py Pump.wait.range() 1',
    'utils.py Pump.wait.range() 4',
    'utils.py Pump.wait.sleep() 16',
    'utils.py Pump.wait.open() 0.5',
  ]);
});

it('finds options and written paths of scripts', () => {
  const script = [
    '#!/bin/bash',
    '# [ "$1" = "--old" ]; cp a /data/old',
    'if [ "$1" = "--beta" ] || [ "${1:-}" == "--boot" ]; then echo "--no-option"; fi',
    'case "$1" in',
    '  --stable | -s) ;;',
    'esac',
    'cp -f "/data/apps/pump/a.conf" /service/pump.*',
    'cat /data/read-only.txt',
    'echo "x" > /data/rc.local',
    String.raw`sed -i "s/\/data\/etc//" /data/conf/pump.d`,
  ].join('\n');
  expect(optionsOf(script)).toEqual(['--beta', '--boot', '--stable', '-s']);
  expect(writtenPathsOf(script)).toEqual([
    '/data/apps/pump/a.conf',
    '/data/conf/pump.d',
    '/data/rc.local',
    '/service/pump.*',
  ]);
});

it('reads the changelog of the driver', () => {
  const text = [
    '# Changelog',
    '## Notes',
    '* not an item of a release',
    '## v2.1.x',
    '### Breaking Changes',
    '* Driver version greater or equal to `v2.1`',
    '',
    '  * Pumps moved',
    '### Known issues',
    "### What's Changed",
    '* Added: Pump - `PUMP_WAIT` with https://example.org/1 by @someone',
    '* CHanged: Well by @someone',
    '  * Deeper',
    '* Something else',
    '## v2.0.20250729',
    '* Removed: Bucket',
  ].join('\n');
  const [newest, former] = parseChangelog(text);
  expect(newest).toEqual({
    version: 'v2.1.x',
    items: [
      {kind: 'Breaking', text: 'Driver version greater or equal to `v2.1`\n  * Pumps moved', line: 6},
      {kind: 'Added', text: 'Pump - `PUMP_WAIT`', line: 11},
      {kind: 'Changed', text: 'Well\n  * Deeper', line: 12},
      {kind: 'Other', text: 'Something else', line: 14},
    ],
  });
  expect(former).toEqual({version: 'v2.0.20250729', items: [{kind: 'Removed', text: 'Bucket', line: 16}]});
});
