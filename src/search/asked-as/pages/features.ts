// cspell:disable
import type {AskedOfPage} from '../types.ts';

export const features: AskedOfPage = {
  alarms: [
    'alarms from bms, protection flags, which alarms',
    'which alarms are passed on, alarm list from bms, warnings shown on victron',
    'warnings of bms on display',
  ],
  'battery-values': [
    'power, midpoint, capacity, cycles',
    'which values are shown, voltage, current, cycles, capacity',
    'which values, voltage current power soc, displayed, list of measurements',
    'numbers I will see, what appears in device list, midpoint',
    'what is displayed, list of values',
  ],
  'bms-feature-matrix': [
    'feature table, comparison, which bms supports what',
    'comparison table, what does each bms support, capabilities',
    'table what each bms can do, compare, which bms supports',
  ],
  'ccl-dcl': [
    'charge limit oscillates, ccl flips, jumps, toggles, switches between voltage and temperature',
    'which limit wins, lowest counts, charge limitation, limited by',
    'Ladestrom schwankt, springt',
    'discharge current limit DCL, charge current limit CCL',
    'why limited, reason of limit, charge limitation text, current reduced, what does Temp or Cell Voltage mean, which limit applies, capped',
    'what is limiting at this moment, Charge Limitation shows, why only, cause of limit',
    'current limit changes, why reduced',
  ],
  'cell-and-pack-voltages': [
    'how many volts for 8s 15s 16s 18s, pack voltage, total voltage from cell voltage, 24 V, 48 V',
    'total voltage, cells times voltage, 16s 15s 8s 4s, conversion, pack',
    'how many volts for my pack, 3.45 times 16, 48 V battery volts',
  ],
  'cell-voltage-penalty': [
    'cvl goes down, charge voltage lowered because of one cell, penalty, dynamic, cvl fluctuates',
    'one cell high, voltage lowered, Dynamic, Cell OVP, charge voltage sinks, imbalance',
    'voltage reduced by driver, lower than set because one cell',
  ],
  cells: [
    'see every cell voltage on the display',
    'cell voltages, min max cell, balancing status per cell',
    'single cell voltages on screen, min max cell, delta, see cells',
    'where are cell voltages, view cells',
    'look at every cell, individual cells on display, lowest and highest cell shown',
  ],
  'charge-states': [
    'bulk absorption float, how does charging proceed, time until float',
    'bulk absorption float explained, stages, phases of charging, how long absorption, charge profile',
    'when absorption ends, phases, what comes after bulk',
    'order of stages, duration',
  ],
  'config-checks': [
    'what is checked in config, error 119 checks',
    'verify my config, sanity check at start, does the driver tell me wrong entries, validation, entered something stupid',
  ],
  controls: [
    'switch charge mosfet on and off, buttons, balancer switch, remote control bms',
    'buttons, switches, turn mosfet off, enable charging, balancer on off, remote switching',
    'switch off charging from cerbo, buttons on gx',
  ],
  'current-correction': [
    'current wrong, offset, measures too low, calibrate current',
    'ampere wrong, offset, calibration, shows 0.5 A too much, measured differs',
    'clamp meter differs, amps 5 percent off, amperage too low, calibrate',
  ],
  'current-limit-cell-voltage': [
    'reduce current near full or empty cells, curve by cell voltage',
    'reduces amps near full, curve by cell voltage, tapers, CVCM',
    'slows down near the end, less amps when cell high',
  ],
  'current-limit-mosfet': ['mosfet too hot, overheating', 'mos temperature, overheated bms, hot transistor'],
  'current-limit-soc': [
    'reduce current by soc, stop discharge at 10 percent',
    'less current at low soc, stop at 10 percent, protect from deep discharge, stop discharging at 20 %',
    'lower discharge amps below 20 percent, less current as the battery gets empty, soc based limiting, depending on soc',
  ],
  'current-limit-temperature': [
    'stop charging below 5 degrees, minimum charge temperature, no charge when cold',
    'temperature curve, sensor limits charge, too hot',
    'reduced current with heat, limited because of temp, hot battery, 12 degrees only 10 A, cold charging stopped, temperature curve, below 5 degrees, how computed',
    'charge less when hot, stop when frozen, temp in limitation',
    'charge slower in the cold, below 10 degrees',
  ],
  cvl: [
    'charge voltage limit, requested voltage, max charge voltage, cvl drops',
    'requested charge voltage, maximum voltage sent to charger, voltage target',
    'which voltage is sent, voltage changes by itself, target voltage',
    'how is charge voltage computed, why does cvl change, moves up and down, cvl too low, charge voltage limit explained, which voltage does it ask for, work out',
  ],
  'example-3-50-v': [
    'config example 3.55v 4 cells, 14.2 V, 3.5 V per cell, example lines, sample config, struggling with config',
    '16s 100 A example, sample config 3.5 V, 56 V, 14 V, lower maximum charge voltage per cell, show me a configuration',
  ],
  'example-chemistry': [
    'LTO, NMC, sodium, lithium ion settings example',
    'nmc lto sodium config, other cells example, li-ion settings',
  ],
  'example-cold': [
    'stop charging below 5 degrees, cold limits example, freezing, min charge temperature',
    'winter config, cold example, no charge below zero',
    'tell the driver to charge slower in the cold, cold region',
  ],
  'external-sensor': [
    'smartshunt as current sensor, use current from smart shunt, take amps from shunt instead of bms',
    'external soc, bmv current for driver',
    'use smartshunt for current, shunt values in driver, external current, BMV, take soc from shunt',
    'take current from victron shunt, small currents, more exact amps, reading of my smartshunt',
    'external current measurement',
  ],
  history: [
    'charge cycles, deepest discharge, statistics, history tab',
    'statistics, minimum voltage, charge cycles, deepest discharge, total ah, history tab',
    'lowest voltage ever, cycles',
  ],
  'limit-updates': [
    'how often is limit changed, hysteresis, recovery, flicker, update interval',
    'how often limits change, delay, interval, waits a minute, slow to react',
  ],
  limits: [
    'what are cvl ccl dcl, control charger, meaning',
    'explain cvl ccl dcl, what do the three limits mean, abbreviations',
    'what do the limits stand for, explain to a beginner, three terms',
  ],
  'limits-from-bms': [
    'bms limits current, limit of the bms is used',
    'bms own limit used, value from bms lower, BMS Settings, take over limits',
  ],
  'linear-step': [
    'linear mode or step mode, smooth',
    'smooth or steps, difference of modes',
    'abrupt changes, gradual, steps instead of line',
  ],
  'lost-communication': [
    'bms stops answering, communication lost, block on disconnect, what happens if cable is unplugged',
    'bms silent, link broken, unplugged, what happens when connection fails, keeps charging blind, block on disconnect',
    'comm loss, cable breaks, driver reaction, stop charging when no data',
    'what if bms stops, no data from bms',
  ],
  'never-float': [
    'never goes to float, float not reached, switch to float problem, stays in absorption',
    'float not reached, absorption forever, stays at full voltage, conditions for float',
    'float missing, no float in the evening',
    'conditions missing',
  ],
  publishing: [
    'mqtt, node-red, home assistant, grafana, dbus paths, cell data',
    'mqtt, node-red, home assistant, grafana, topics, read by other software',
    'get data in home assistant, json, mqtt topic',
  ],
  'renamed-settings': [
    'renamed, old names, migrate settings',
    'old names, renamed keys, settings have other names now',
  ],
  'set-soc': [
    'enter soc by hand, correct soc, manual',
    'type in soc manually, adjust percent by hand, change soc from gui, enter state of charge in menu, correct percentage myself, where is the field, reset to 80',
    'tell the true soc by hand, set to 55 percent, manual soc input, daly soc via gui',
  ],
  soc: [
    'state of charge, percentage source, how is soc determined',
    'soc reset versus soc calculation versus auto reset, three functions, difference, which one do I need',
    'which soc function, several soc settings',
    'which soc option should I use, soc calculation or bms soc, how is soc determined, possibilities for soc',
  ],
  'soc-calculation': [
    'soc jumps to 0, suddenly zero percent when a cell is low, cell dips to minimum voltage',
    'driver counts soc itself, coulomb counting, reset to 0 and 100, soc never reaches 100',
    'soc jumps to 0',
    'driver counts ah, coulomb, soc own counting, instead of bms soc, jumps to 0',
    'let the driver compute soc, count itself',
    'computed by driver, driver soc',
  ],
  'soc-reset-on-bms': [
    'write 100 percent to bms, jk reset soc',
    'writes 100 to bms, auto reset soc, at float',
    'overwrites bms soc',
  ],
  'soc-reset-voltage': [
    'charge to 100 every few days, soc does not reset, jk never full, calibration charge, higher voltage once',
    'periodic full charge, calibration charge, every 30 days, higher voltage to calibrate',
    'monthly full charge, charge higher now and then',
  ],
  temperature: [
    'wrong temperature sensor, ignore one sensor, choose another sensor, temperature not shown, which sensor counts, sensor in a bad place',
    'temperature sensors, which sensor is shown, wrong sensor, mosfet temperature, choose, cold reading',
    'show other temperature, two sensors, bms internal',
    'defective sensor, use the other sensor, which temperature is displayed, sensor broken ignore',
  ],
  'temperature-correction': [
    'temperature offset, sensor reads wrong',
    'temperature offset, reading too high, correct degrees',
  ],
  'time-to-go': [
    'remaining time, time to go wrong, time to soc, runtime',
    'remaining runtime, how long will it last, hours left, time to full',
    'how many hours, runtime',
    'remaining time odd, time remaining wrong, how long battery lasts',
  ],
  'voltage-drop': [
    'cvl higher than max cell voltage, above configured voltage, extra 0.16 V',
    'cable loss, voltage at charger differs, never reaches target voltage',
    'asks for more volts than configured, where do the extra volts come from',
    'cable loss compensation, lost in the cables, bms sees less than charger, target never reached, drop, thin cable, make up for loss',
    '0.2 V lost, thin wires, charger reads more than battery, compensate',
    'bms only sees 54.9 V, absorption not reached because of long cables, measured at charger higher',
  ],
  'worked-values': ['calculation example of limits', 'calculation example, all limits together, numbers'],
  'zero-amps': [
    'limit shows 0 A, ccl zero, dcl zero, normal or fault',
    '0 A allowed, ccl is zero, no current permitted, normal, dcl 0',
    'shows 0 amps allowed, is 0 A ok, full battery 0 A',
    'zero amps allowed, is 0 normal, fault or not',
  ],
  'charge-states-linear': ['stages in linear mode, float conditions'],
  'charge-states-step': ['linear off, linear limitation disabled, step mode stages, charging without linear'],
  examples: [
    'sample config.ini, template, copy, example configuration, Beispiel',
    'complete config to start from, working configuration, sample',
  ],
  data: [
    'which data appears on gx, shown values, overview',
    'what will I see on my screen, what information is displayed, values on gx',
  ],
  'new-in-this-version': ['new features, whats new'],
};
