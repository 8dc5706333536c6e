// cspell:disable
import type {AskedOfPage} from '../types.ts';

export const features: AskedOfPage = {
  alarms: ['alarms from bms, protection flags, which alarms'],
  'battery-values': ['power, midpoint, capacity, cycles', 'which values are shown, voltage, current, cycles, capacity'],
  'bms-feature-matrix': ['feature table, comparison, which bms supports what'],
  'ccl-dcl': [
    'charge limit oscillates, ccl flips, jumps, toggles, switches between voltage and temperature',
    'which limit wins, lowest counts, charge limitation, limited by',
    'Ladestrom schwankt, springt',
    'discharge current limit DCL, charge current limit CCL',
  ],
  'cell-and-pack-voltages': [
    'how many volts for 8s 15s 16s 18s, pack voltage, total voltage from cell voltage, 24 V, 48 V',
  ],
  'cell-voltage-penalty': [
    'cvl goes down, charge voltage lowered because of one cell, penalty, dynamic, cvl fluctuates',
  ],
  cells: ['see every cell voltage on the display', 'cell voltages, min max cell, balancing status per cell'],
  'charge-states': ['bulk absorption float, how does charging proceed, time until float'],
  'config-checks': ['what is checked in config, error 119 checks'],
  controls: ['switch charge mosfet on and off, buttons, balancer switch, remote control bms'],
  'current-correction': ['current wrong, offset, measures too low, calibrate current'],
  'current-limit-cell-voltage': ['reduce current near full or empty cells, curve by cell voltage'],
  'current-limit-mosfet': ['mosfet too hot, overheating'],
  'current-limit-soc': ['reduce current by soc, stop discharge at 10 percent'],
  'current-limit-temperature': [
    'stop charging below 5 degrees, minimum charge temperature, no charge when cold',
    'temperature curve, sensor limits charge, too hot',
  ],
  cvl: ['charge voltage limit, requested voltage, max charge voltage, cvl drops'],
  'example-3-50-v': [
    'config example 3.55v 4 cells, 14.2 V, 3.5 V per cell, example lines, sample config, struggling with config',
  ],
  'example-chemistry': ['LTO, NMC, sodium, lithium ion settings example'],
  'example-cold': ['stop charging below 5 degrees, cold limits example, freezing, min charge temperature'],
  'external-sensor': [
    'smartshunt as current sensor, use current from smart shunt, take amps from shunt instead of bms',
    'external soc, bmv current for driver',
  ],
  history: ['charge cycles, deepest discharge, statistics, history tab'],
  'limit-updates': ['how often is limit changed, hysteresis, recovery, flicker, update interval'],
  limits: ['what are cvl ccl dcl, control charger, meaning'],
  'limits-from-bms': ['bms limits current, limit of the bms is used'],
  'linear-step': ['linear mode or step mode, smooth'],
  'lost-communication': [
    'bms stops answering, communication lost, block on disconnect, what happens if cable is unplugged',
  ],
  'never-float': ['never goes to float, float not reached, switch to float problem, stays in absorption'],
  publishing: ['mqtt, node-red, home assistant, grafana, dbus paths, cell data'],
  'renamed-settings': ['renamed, old names, migrate settings'],
  'set-soc': ['enter soc by hand, correct soc, manual'],
  soc: ['state of charge, percentage source, how is soc determined'],
  'soc-calculation': [
    'soc jumps to 0, suddenly zero percent when a cell is low, cell dips to minimum voltage',
    'driver counts soc itself, coulomb counting, reset to 0 and 100, soc never reaches 100',
    'soc jumps to 0',
  ],
  'soc-reset-on-bms': ['write 100 percent to bms, jk reset soc'],
  'soc-reset-voltage': [
    'charge to 100 every few days, soc does not reset, jk never full, calibration charge, higher voltage once',
  ],
  temperature: [
    'wrong temperature sensor, ignore one sensor, choose another sensor, temperature not shown, which sensor counts, sensor in a bad place',
  ],
  'temperature-correction': ['temperature offset, sensor reads wrong'],
  'time-to-go': ['remaining time, time to go wrong, time to soc, runtime'],
  'voltage-drop': [
    'cvl higher than max cell voltage, above configured voltage, extra 0.16 V',
    'cable loss, voltage at charger differs, never reaches target voltage',
    'asks for more volts than configured, where do the extra volts come from',
  ],
  'worked-values': ['calculation example of limits'],
  'zero-amps': ['limit shows 0 A, ccl zero, dcl zero, normal or fault'],
};
