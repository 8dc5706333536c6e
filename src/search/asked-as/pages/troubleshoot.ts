// cspell:disable
import type {AskedOfPage} from '../types.ts';

export const troubleshoot: AskedOfPage = {
  alarms: [
    'meaning of alarm messages',
    'which alarm means what, alarm list, warning meaning, overvoltage alarm, high cell voltage, imbalance alarm, where does the alarm come from',
    'which alarm means what, where does the alarm come from, warning popup, notifications',
    'message on screen meaning, yellow triangle, notification',
    'why an alarm',
  ],
  'battery-not-detected': [
    'no battery, not found, not showing, not recognized, invisible, not listed, nothing in device list',
    'Batterie nicht erkannt, nicht gefunden, wird nicht angezeigt',
    'batterie non détectée, bateria no detectada, accu niet gevonden',
    'nothing in device list, no battery shown, driver finds nothing, invisible, keine Batterie',
    'driver installed no battery, device list empty, cannot see battery',
  ],
  'bluetooth-not-found': [
    'ble scan does not see the bms, bluetooth device not available, mac not found, cannot connect bluetooth, pairing',
    'app still connected, phone blocks connection',
    'ble battery not seen, scan finds nothing, cannot pair, mac not found',
  ],
  'can-not-found': [
    'can bms not recognised, no frames, vecan0, can0, canbus silent, nothing on can',
    'can battery silent, nothing on can, no frames, not seen on the can bus',
  ],
  'charge-mode-words': [
    'charge mode text, Absorption dynamic, Float Transition, Bulk dynamic, RSOC, linear mode meaning',
    'charge mode text meaning, Float Transition, Absorption, Bulk, words in brackets',
  ],
  'charging-problems': [
    'does not charge, charging too slow, no current, stops charging, charge blocked, allow to charge no',
    'limited, charge limitation text, Ladung gesperrt, lädt nicht',
    'does not discharge, discharge blocked',
    'does not charge, too slow, refuses current, not charging, blocked, no discharge, lädt nicht',
    'no charging at all, battery not accepting, solar not charging',
    'hardly charges although sun is shining, refuses charge, charging very slow',
  ],
  'config-charge-curve': [
    'charge cell voltage curve last value too low, max charge current in curve',
    'MAX_CELL_VOLTAGE 3.55 gives 119',
    'curve does not reach maximum, cell voltages while charging too low, list ends',
  ],
  'config-discharge-curve': [
    'discharge curve error, min cell voltage too low, first value too high',
    'min cell voltage never reached, cell voltages while discharging, list too high',
  ],
  'config-float-voltage': [
    'float cell voltage wrong, bigger than max',
    'complains about float voltage, float higher than max, float wrong',
  ],
  'config-invalid-value': [
    'missing or invalid value, wrong type, not a number, must be integer',
    'value not a number, wrong type, empty value, text instead of number, decimal comma',
    'value must be a number, typed 3,45, invalid value',
  ],
  'config-no-full-current': [
    'fraction list has no 1, never full current',
    'fraction list has no 1, none of the values is 1, full current never',
  ],
  'config-option-not-valid': [
    'option is not valid, unknown setting, renamed key, key does not exist, old option',
    'unknown key, option not valid, copied from forum, does not know my setting, misspelt key, old name',
  ],
  'config-section-not-valid': [
    'section is not valid, [DEFAULT] missing or twice, header',
    'section header wrong, [default] lower case, brackets, two sections',
  ],
  'config-soc-reset-voltage': [
    'soc reset cell voltage lower than max',
    'reset voltage too low, 3.65, soc reset warning',
    'soc reset voltage lower than maximum, less than max',
  ],
  'debug-data': [
    'why no float shown, bulk reason, GUI parameter page text, Charge Mode Debug',
    'switch to float requirements, where is debug info, what is missing for float, parameters page, additional info',
  ],
  'driver-defects': [
    'known bugs, issues of this version, is this a bug',
    'known bugs, faults in this release, bug list, buggy, errors of the driver itself, issues I should be aware of',
  ],
  'error-119': [
    'error 119 settings invalid',
    'what does 119 mean',
    'config issue, wrong settings, failure 119',
    'Fehler 119 Einstellungen ungültig',
    'alarm 119, settings invalid, wrong settings, what is wrong with my config, Fehler 119, 119 was tun',
    '#119, what is wrong with my settings',
  ],
  'error-8': ['error 8 calculation', 'Fehler 8'],
  'internal-calculation-error': [
    'calculation failed, exception in limits',
    'error 8, calculation failed, internal error banner',
    'error 8 what is broken',
  ],
  'error-codes': [
    'error number, code list, fault code',
    'mppt error 67 bms connection lost',
    'error 67 solar charger after driver removed',
    'bms lost, inverter error',
    'error number look up, list of fault numbers, code meaning, Fehlernummer, error with a number',
    'number on display, look it up, hash number',
  ],
  'first-checks': [
    'what to check first, simple checks, help nothing works, start here',
    'what to check first, basics, before asking, quick checks, nothing works',
    'where to begin, obvious things',
    'lost what to check first, where to begin, first things to try',
  ],
  'get-help': [
    'report a problem, open an issue, ask for support, which log to attach, contact',
    'report bug, open issue, what to attach, ask for support, github discussion',
    'still not solved, who helps, what information is needed',
    'report a bug where',
  ],
  'good-start': [
    'normal log, healthy start, how should the log look',
    'normal start log, how it should look, healthy example',
  ],
  'log-bluetooth': [
    'org.bluez, bleak, no powered adapter, dbus bluez error, hci0',
    'bluez error, unknown type, adapter missing, hci, mac missing',
  ],
  'log-bms-type': [
    'bms type not supported, wrong bms_type value',
    'wrong name in , which names allowed, type not supported',
  ],
  'log-can': [
    'can interface down, network is down, bus-off, can error, no buffer space',
    'can interface down, network is down, bus off, can error',
  ],
  'log-does-not-respond': [
    'battery does not respond, restarting',
    'battery does not respond, init reset data, lost while running',
    'init reset data to None, stops responding in log',
  ],
  'log-driver-stopped': [
    'driver stopped another battery same serial, same unique identifier',
    'driver stopped, same serial, another battery unique identifier',
  ],
  'log-external-sensor': [
    'external current sensor not found in log',
    'shunt not found in log, external sensor missing, dbus device gone',
    'external current sensor was not found, path missing',
  ],
  'log-float': [
    'could not change to float, switch to float log line',
    'could not change to float, soc lower than threshold',
    'soc not high enough for floating, charge state below 80 percent, float error',
  ],
  'log-level': ['debug log, verbose, more details', 'more verbose, debug mode, set logging'],
  'log-messages': [
    'log line meaning, what does this message mean',
    'explanation of log entries, what does log line mean, list of messages, do not understand log, meaning',
  ],
  'log-no-battery-connection': [
    'no battery connection at ttyUSB0',
    'no battery recognized, testing, search starts over and over, next round, tries all types',
    'serialbattery keeps searching',
    'error no battery connection, testing all types again and again, search loop',
  ],
  'log-no-reply': ['no reply - returning'],
  'log-no-response': ['no response from battery, empty answer', 'no response from battery, reading failed, timeout'],
  'log-no-start': [
    'ValueError, could not convert string to float, empty value',
    'file contains no section headers, MissingSectionHeaderError, configparser, DuplicateOptionError, ParsingError, UnicodeDecodeError',
    'Traceback, driver dead, does not start, python error after config change',
    'reinstalled and nothing runs, log ends in error',
    'python traceback, ValueError, configparser, crash at start, no section headers, exits immediately',
  ],
  'log-non-blocking-exception': [
    'non blocking exception occurred',
    'exception in log, serious, file line of type, non blocking',
  ],
  'log-polling': [
    'polling took too long, poll interval increased',
    'polling too slow, takes longer than interval, increased',
  ],
  'log-scripts': [
    "start-serialbattery.sh no such file, can't open, script missing after downgrade",
    'log full of file not found lines, install script error',
    'script error, cannot open, no such file, start script',
    'start script does not exist, repeats every second, log flooded',
  ],
  logs: [
    'where is the log, how do I read logs, tail, tai64n, log folder, log file location',
    'wo ist das Log',
    'where are logfiles stored, look at what driver writes, tail log, see live output, log file, Protokoll, open the log',
    'read output, see messages, which file',
  ],
  'lost-connection': [
    'battery keeps disconnecting, bms offline, connection lost then what, drops out, goes away',
    'keeps charging without bms, bms unplugged, safety',
    'bms unplugged what happens, link lost, timeline after disconnect, keeps charging, offline',
    'unplugged data cable will charger go on, usb pulled, comm loss inverter behaviour, bms fails during charging',
  ],
  'no-reply': [
    'bms does not answer, no answer, silent, other program can talk to it but the driver cannot',
    'firmware changed protocol, address wrong, A and B swapped',
    'bms does not answer, silent bms, no response, does not talk',
    'no answer although cable ok, pc program reads but driver gets nothing, bms silent on rs485',
    'bms not responding to requests, bms never answers, sends but no answer',
  ],
  'not-after-reboot': [
    'driver not started after reboot, autostart, manual start works, rc.local',
    'driver missing after power loss, must start by hand, autostart fails, gone after restart',
  ],
  'probe-order': [
    'which types are tested first, order of detection, wrong type detected',
    'order of types tried, which first, wrong type detected, detection sequence',
  ],
  'safe-now': [
    'danger, is it safe, fire, emergency, what if driver stops, can I leave it',
    'danger, emergency, is it safe to leave, protection still active, fire, risk, what to do right now',
    'should I switch off, dangerous, can something burn',
    'driver stopped while away, is battery in danger, dangerous if driver fails, without driver safe',
  ],
  'serial-not-found': [
    'usb not detected, ttyUSB missing, daly usb no connection, no serial port, lsusb, dmesg',
    'rs485 battery not found, usb adapter not recognized',
    'no response on usb',
    'usb adapter not seen, cable battery not found, no ttyUSB, port missing, rs485 not found',
    'no usb battery, adapter plugged nothing',
  ],
  services: [
    'svstat, daemontools, service down, supervise',
    'which process, svstat, service up down, service names, daemontools',
  ],
  startup: [
    'what happens at start',
    'what happens during boot, start sequence, steps when it starts, startup of a process',
  ],
  symptoms: [
    'list of symptoms, problem finder',
    'find my problem, list of symptoms, overview of faults, where do I start',
    'typical problems, all symptoms',
    'search by symptom',
  ],
  unstable: [
    'driver restarts all the time, crash loop, restarts every minute, battery comes and goes',
    'restarts all the time, loop, comes and goes, crash, terminates again and again',
    'device appears and disappears, crashing in a loop, restarting every 60 seconds, comes and goes all day',
    'driver stops and starts',
  ],
  'defect-history': [
    'history numbers bogus, cycles wrong',
    'history numbers nonsense, total ah drawn wrong, min voltage wrong, figures cannot be true, deepest discharge bug',
  ],
  'defect-external-sensor': [
    'driver ends when the shunt has no value',
    'driver quits when shunt unplugged, smartshunt disconnected crash, battery disappears without bmv, external shunt missing',
    'driver ends when smartshunt restarts, kills serialbattery',
  ],
  'defect-hidden-alarms': [
    'no alarm although voltage high',
    'no overvoltage alarm during soc reset, alarm suppressed, cells at 3.7 without alarm, calibration charge, alarm missing',
  ],
  'defect-can-search': ['can bms not found later', 'can found only once, search stops, later not found'],
  'defect-daly-cells': [
    'daly cell voltages missing, no cells',
    'daly cells never shown, cell1 keyerror, no cells daly',
  ],
  'defect-no-cells': [
    'driver quits without cell voltages',
    'bms without single cells, only total voltage, driver terminates, no cell voltages exit',
  ],
  'defect-disable': ['uninstall leaves traces', 'leftovers after uninstall, still starts after disable, traces'],
  'defect-bms': ['bms log lines', 'odd log lines of one bms, log message brand'],
  'how-it-works': [
    'how does the driver detect, internals',
    'how does driver work inside, under the hood, inner workings, processes, architecture, parts',
    'what is running after installation, driver internals',
  ],
  'symptoms-not-found': ['overview battery missing', 'battery missing overview, gone, vanished'],
  'symptoms-charging': ['overview charging trouble', 'charging trouble overview, discharging problems list'],
  'symptoms-screen': [
    'overview wrong values on the screen',
    'wrong numbers displayed, strange values, values missing on the screen, gui shows nonsense',
  ],
  'symptoms-alarms': ['overview of alarms', 'alarm overview, error list, warnings'],
  'config-disconnect-window': [
    'block on disconnect voltage min max, window wrong',
    'minimum lower than minimum cell voltage, less than, safe voltage window',
  ],
  'config-soc-twice': ['two soc sources, calculation and external soc both on, own soc and shunt soc together'],
  'log-cached-type': ['cached type, falling back, remembers old bms'],
  'log-port': ['port excluded, device does not exist, no such file ttyUSB'],
  'log-mqtt': ['mqtt timeout, no new data, 30 seconds'],
  'log-capture': ['capture enabled message, raw data recording warning'],
  'defect-jk-soc-reset': [
    'ovp lowered, protection changed by driver, jk stops charging early, ovpr, bluetooth auto reset soc',
  ],
  'defect-soc-written-again': [
    '100 percent written repeatedly, bms soc set again and again, second time',
    'soc set to 100 over and over, overwritten with 100, several times per day',
  ],
  'defect-failures-add-up': ['restarts near full, errors counted, stops at full charge'],
  'defect-soc-by-hand': ['set soc becomes 1, reset soc to wrong, one percent after entering'],
  'defect-second-gap': ['old values shown as live, frozen values, stale data, does not notice lost link'],
  'defect-block-on-disconnect': [
    'does not block, still charging after disconnect, no effect',
    'exit in 1800 seconds, time on screen wrong',
  ],
  'defect-current-cut': ['current shows 0 although flowing, zero amps when charge fet off'],
  'defect-ramp': ['limit jumps up, ramp skipped, sudden rise'],
  'defect-30-days': [
    'name and history deleted after a month, battery off over winter, stored settings removed, lost after 30 days',
  ],
  'defect-controller-mode-2': ['slow after float, charge voltage rises slowly, mode 2'],
  'defect-texts': [
    'comment in default config wrong, description incorrect, mistake in file, message misleading, explanation wrong',
  ],
  'defect-dcl-mosfet': [
    'discharge limit as small as charge limit, dcl uses charge maximum, dcl too low, mosfet',
    'never above charge limit, dcl wrong',
  ],
  'defect-dcl-fallback': ['dcl equals charge current, curve error'],
  'defect-cell-ovp': ['cell ovp remains, word never disappears'],
  'defect-next-reset': ['date of next soc reset missing, placeholder'],
  'defect-excluded-port': [
    'excluded device still used, driver touches port for a while, not released, exclusion delay',
  ],
  'defect-soc-calculation-gap': ['ends after 10 seconds, driver exits with soc calculation'],
  'defect-low-voltage-limit': ['battery low voltage empty, no low limit published'],
  'defect-debug-float': ['debug changes charge voltage, drops to float, additional info'],
  'defect-debug-output': ['cvl empty with debug, no charge mode, dashes'],
  'defect-cvl-after-gap': ['no cvl after gap, charge mode dashes, limit missing'],
  'defect-hlpdata-limits': ['1000 A limits, hlpdata ignores limits', 'shows 1000 a for both limits'],
  'raw-capture': ['record raw bytes, capture traffic, send data to developer, dump'],
};
