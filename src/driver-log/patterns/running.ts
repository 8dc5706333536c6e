/** Readings, lost connections and calculations of the running driver. */
import {between, definePatterns} from '../pattern.ts';

export const runningPatterns = definePatterns([
  {
    id: 'refresh-false',
    severity: 'attention',
    templates: [
      "refresh_data: result: {}. If you don't see this warning very often, you can ignore it.",
      ['Error during reading BMS', between('2.0', '2.1')],
    ],
    regexes: [/^refresh_data: result: (?<result>\w+)\.?.*$/u],
    place: ['troubleshoot', 'unstable'],
    meaning: 'One reading of the BMS failed and was skipped.',
    causes: ['The BMS was busy.', 'The line was disturbed.', 'Several in a row mean that the connection is lost.'],
    actions: ['Ignore single lines.', 'If there are many, check the cable and the adapter, and raise `POLL_INTERVAL`.'],
  },
  {
    id: 'no-response',
    severity: 'attention',
    versions: between('2.0', '2.1'),
    templates: ['>>> No response from battery. Connection lost or battery not recognized. Check cabeling!{}'],
    place: ['troubleshoot', 'log-no-response'],
    meaning: 'A battery that was connected did not answer.',
    causes: [
      'The cable, a plug, the adapter or its power supply failed for a moment.',
      'The BMS is asleep or off.',
      'Another device disturbs the bus.',
    ],
    actions: ['Ignore single lines.', 'If they repeat, check the cable and its shield, and try another adapter.'],
  },
  {
    id: 'does-not-respond',
    severity: 'fault',
    versions: between('1.4', '2.1'),
    templates: ['>>> ERROR: Battery does not respond, init/reset values <<<'],
    place: ['troubleshoot', 'log-does-not-respond'],
    meaning: 'The driver had no good reading for at least 10 seconds, so it sets the battery offline.',
    causes: [
      'The BMS is off or asleep.',
      'The cable or the adapter failed.',
      'The Bluetooth connection dropped.',
      'The GX device is overloaded.',
    ],
    actions: ['Read the lines just before it.', 'Check the cable, the adapter and the power of the USB hub.'],
  },
  {
    id: 'disconnect-details',
    severity: 'attention',
    versions: between('1.4', '2.1'),
    templates: [
      ['    BLOCK_ON_DISCONNECT is {}. Exit in {} seconds if recovery does not occur.', between('2.1', '2.1')],
      ['    |- Trying further for {} s, then restart the driver', between('2.0', '2.0')],
      [
        '    |- Cell voltages are{} in a safe threshold to proceed with charging/discharging without communication to the battery.',
        between('2.0', '2.1'),
      ],
      ['    |- Max cell voltage: {} < Max threshold: {} --> {}', between('2.0', '2.1')],
      ['    |- Min cell voltage: {} > Min Threshold: {} --> {}', between('2.0', '2.1')],
      ['cell_voltages_good: {} - min: {} > {} - max: {} < {}', between('1.4', '1.6')],
    ],
    slots: {verdict: 1, setting: 1},
    place: ['troubleshoot', 'lost-connection'],
    meaning:
      'The lines say how long the driver continues without the BMS, and whether the last cell voltages allow that.',
  },
  {
    id: 'did-not-recover',
    severity: 'fault',
    versions: between('2.0', '2.1'),
    templates: [
      ['>>> Battery did not recover in {} s. Exit driver...', between('2.1', '2.1')],
      ['>>> Battery did not recover in {} s. Restarting driver...', between('2.0', '2.0')],
    ],
    slots: {seconds: 1},
    place: ['troubleshoot', 'lost-connection'],
    meaning: 'The BMS did not answer for too long. The driver ends and is started again.',
    causes: ['The cause is the same as for the lost connection above.'],
    actions: ['Find out why the BMS stopped answering.'],
  },
  {
    id: 'battery-reconnected',
    severity: 'progress',
    versions: between('2.0', '2.1'),
    templates: ['>>> Battery reconnected <<<'],
    place: ['troubleshoot', 'lost-connection'],
    meaning: 'The battery answers again.',
  },
  {
    id: 'non-blocking-exception',
    severity: 'attention',
    templates: ['Non blocking exception occurred: {} of type {} in {} line #{}'],
    regexes: [
      /^Non blocking exception occurred: (?!error\(.* of type <class 'struct\.error'>)(?<exception>.+?) of type (?<type><class '[^']+'>) in (?<file>\S+) line #(?<line>\d+)$/u,
    ],
    place: ['troubleshoot', 'log-non-blocking-exception'],
    meaning:
      'A calculation or a search attempt failed. The driver continues. Failed calculations lead to error #8: in 1.3 the first one, later 180 in three hours.',
    causes: [
      'The BMS did not send a value.',
      'Two setting lists have different lengths.',
      'The tested BMS type is not yours.',
      'This version has a bug.',
    ],
    actions: [
      'During the search, ignore it.',
      'If it repeats while the driver is running, note the file and the line number, update the driver, then report it.',
    ],
  },
  {
    id: 'exception-occurred',
    severity: 'attention',
    templates: ['Exception occurred: {} of type {} in {} line #{}'],
    regexes: [
      /^Unexpected err=(?<exception>.+), type\(err\)=.*$/u,
      // A damaged answer, a full disk and a missing CAN port have patterns of their own.
      /^Exception occurred: (?!error\(.* of type <class 'struct\.error'>|OSError\((?:19|28|30|100|105), )(?<exception>.+?) of type (?<type><class '[^']+'>) in (?<file>\S+) line #(?<line>\d+)$/u,
    ],
    place: ['troubleshoot', 'log-non-blocking-exception'],
    meaning: 'An error happened in the code for one BMS type. That attempt or reading counts as failed.',
    causes: [
      'During the search, the answer came from another device.',
      'A value was missing or damaged.',
      'This version has a bug.',
    ],
    actions: [
      'During the search, ignore it.',
      'If it repeats while the driver is running, update the driver, then report it.',
    ],
  },
  {
    id: 'limit-calc-failed',
    severity: 'attention',
    versions: between('1.3', '2.1'),
    templates: [
      [
        'calc_max_charge_current_from_cell_voltage(): Error while executing, using default current instead.',
        between('1.6', '2.0'),
      ],
      [
        "calc_max_charge_current_from_cell_voltage(): Error while executing, using default current instead. If you don't see this warning very often, you can ignore it.",
        between('1.6', '2.1'),
      ],
      [
        'calc_max_charge_current_from_mosfet_temperature(): Error while executing, using default current instead.',
        between('2.0', '2.1'),
      ],
      [
        'calc_max_charge_current_from_soc(): Error while executing, using default current instead.',
        between('1.6', '2.1'),
      ],
      [
        'calc_max_charge_current_from_temperature(): Error while executing, using default current instead.',
        between('1.6', '2.1'),
      ],
      [
        'calc_max_discharge_current_from_cell_voltage(): Error while executing, using default current instead.',
        between('2.1', '2.1'),
      ],
      [
        'calc_max_discharge_current_from_mosfet_temperature(): Error while executing, using default current instead.',
        between('2.0', '2.1'),
      ],
      [
        'calc_max_discharge_current_from_soc: Error while executing, using default current instead.',
        between('1.6', '2.1'),
      ],
      [
        'calc_max_discharge_current_from_temperature(): Error while executing, using default current instead.',
        between('1.6', '2.1'),
      ],
      [
        'calcMaxChargeCurrentReferringToCellVoltage(): Error while executing, using default current instead.',
        between('1.3', '1.4'),
      ],
      [
        "calcMaxChargeCurrentReferringToCellVoltage(): Error while executing, using default current instead. If you don't see this warning very often, you can ignore it.",
        between('1.3', '1.4'),
      ],
      [
        'calcMaxChargeCurrentReferringToSoc(): Error while executing, using default current instead.',
        between('1.3', '1.4'),
      ],
      [
        'calcMaxChargeCurrentReferringToTemperature(): Error while executing, using default current instead.',
        between('1.3', '1.4'),
      ],
      [
        'calcMaxDischargeCurrentReferringToSoc: Error while executing, using default current instead.',
        between('1.3', '1.4'),
      ],
      [
        'calcMaxDischargeCurrentReferringToTemperature(): Error while executing, using default current instead.',
        between('1.3', '1.4'),
      ],
      'get_max_cell_voltage: {} • CELL_VOLTAGES_WHILE_CHARGING: {} • MAX_CHARGE_CURRENT_CV: {}',
      'get_min_cell_voltage: {} • CELL_VOLTAGES_WHILE_DISCHARGING: {} • MAX_DISCHARGE_CURRENT_CV: {}',
      'soc_calc: {} • SOC_WHILE_CHARGING: {} • MAX_CHARGE_CURRENT_SOC: {}',
      'soc_calc: {} • SOC_WHILE_DISCHARGING: {} • MAX_DISCHARGE_CURRENT_SOC: {}',
      [
        'temperature_mos: {} • MOSFET_TEMPERATURES_WHILE_CHARGING: {} • MAX_CHARGE_CURRENT_T_MOSFET: {}',
        between('2.0', '2.1'),
      ],
      [
        'temperature_mos: {} • MOSFET_TEMPERATURES_WHILE_DISCHARGING: {} • MAX_DISCHARGE_CURRENT_T_MOSFET: {}',
        between('2.0', '2.1'),
      ],
      ['temperatures: {} • TEMPERATURES_WHILE_CHARGING: {} • MAX_CHARGE_CURRENT_T: {}', between('2.0', '2.1')],
      ['temperatures: {} • TEMPERATURES_WHILE_DISCHARGING: {} • MAX_DISCHARGE_CURRENT_T: {}', between('2.0', '2.1')],
      ['temps: {} • TEMPERATURES_WHILE_CHARGING: {} • MAX_CHARGE_CURRENT_T: {}', between('1.3', '1.6')],
      ['temps: {} • TEMPERATURES_WHILE_DISCHARGING: {} • MAX_DISCHARGE_CURRENT_T: {}', between('1.3', '1.6')],
    ],
    regexes: [/^(?<function>calc_?[Mm]ax_?\w+)(?:\(\))?: Error while executing, using default current instead\..*$/u],
    slots: {reading: 1, points: 2, currents: 3},
    place: ['troubleshoot', 'log-non-blocking-exception'],
    meaning: 'The driver could not calculate a current limit, so it uses the maximum current for now.',
    causes: ['The voltage list and the current list have different lengths.', 'The BMS did not send a value.'],
    actions: ['Count the entries: both lists must have the same length.', 'Ignore a single line after a restart.'],
  },
  {
    id: 'limit-no-cell-voltage',
    severity: 'attention',
    versions: between('1.3', '2.1'),
    templates: [
      [
        "calc_max_charge_current_from_cell_voltage(): get_max_cell_voltage() is {}, using default current instead. If you don't see this warning very often, you can ignore it.",
        between('1.6', '2.1'),
      ],
      [
        "calc_max_discharge_current_from_cell_voltage(): get_min_cell_voltage() is {}, using default current instead. If you don't see this warning very often, you can ignore it.",
        between('1.6', '2.1'),
      ],
      [
        "calcMaxChargeCurrentReferringToCellVoltage(): get_max_cell_voltage() is {}, using default current instead. If you don't see this warning very often, you can ignore it.",
        between('1.3', '1.4'),
      ],
      [
        "calcMaxDischargeCurrentReferringToCellVoltage(): get_min_cell_voltage() is {}, using default current instead. If you don't see this warning very often, you can ignore it.",
        between('1.3', '1.4'),
      ],
    ],
    place: ['features', 'current-limit-cell-voltage'],
    meaning: 'No cell voltage is known, so the limit by cell voltage does not apply at this moment.',
    causes: ['The BMS sends the cell voltages later, or not at all.'],
    actions: ['Ignore it at the start. If it stays, check the BMS type and the cell count.'],
  },
  {
    id: 'limit-no-temperature',
    severity: 'attention',
    versions: between('1.3', '2.1'),
    templates: [
      [
        "calc_max_charge_current_from_temperature(): get_max_temp() is {} or get_min_temp() is {}, using default current instead. If you don't see this warning very often, you can ignore it.",
        between('1.6', '1.6'),
      ],
      [
        "calc_max_charge_current_from_temperature(): get_max_temperature() is {} or get_min_temperature() is {}, using default current instead. If you don't see this warning very often, you can ignore it.",
        between('2.0', '2.1'),
      ],
      [
        "calc_max_discharge_current_from_temperature(): get_max_temp() is {} or get_min_temp() is {}, using default current instead. If you don't see this warning very often, you can ignore it.",
        between('1.6', '1.6'),
      ],
      [
        "calc_max_discharge_current_from_temperature(): get_max_temperature() is {} or get_min_temperature() is {}, using default current instead. If you don't see this warning very often, you can ignore it.",
        between('2.0', '2.1'),
      ],
      [
        "calcMaxChargeCurrentReferringToTemperature(): get_max_temp() is {} or get_min_temp() is {}, using default current instead. If you don't see this warning very often, you can ignore it.",
        between('1.3', '1.4'),
      ],
      [
        "calcMaxDischargeCurrentReferringToTemperature(): get_max_temp() is {} or get_min_temp() is {}, using default current instead. If you don't see this warning very often, you can ignore it.",
        between('1.3', '1.4'),
      ],
    ],
    slots: {max: 1, min: 2},
    place: ['features', 'current-limit-temperature'],
    meaning: 'No battery temperature is known, so the limit by temperature does not apply at this moment.',
    causes: ['The BMS has no sensor, or the sensor is unplugged.'],
    actions: ['Check the sensors.', 'If there are none, set `CCCM_T_ENABLE` and `DCCM_T_ENABLE` to `False`.'],
  },
  {
    id: 'float-refused',
    severity: 'attention',
    versions: between('1.3', '2.1'),
    templates: [
      [
        'Could not change to float voltage. Battery SoC ({}%) is lower than SOC_LEVEL_TO_RESET_VOLTAGE_LIMIT ({}%). Please reset SoC manually or lower the SOC_LEVEL_TO_RESET_VOLTAGE_LIMIT in the "config.ini".',
        between('1.3', '1.6'),
      ],
      [
        'Could not change to float voltage. Battery SoC ({}%) is lower than SWITCH_TO_BULK_SOC_THRESHOLD ({}%). Please reset SoC manually or lower the SWITCH_TO_BULK_SOC_THRESHOLD in the "config.ini".',
        between('2.0', '2.1'),
      ],
    ],
    slots: {soc: 1, threshold: 2},
    place: ['troubleshoot', 'log-float'],
    meaning: 'The battery was due to change to float, but its SoC is too low. The next reading returns to bulk.',
    causes: ['The SoC of the BMS is wrong.'],
    actions: ['Correct the SoC in the BMS.', 'Otherwise lower the threshold that the line names.'],
  },
  {
    id: 'implausible-voltage',
    severity: 'attention',
    versions: between('1.3', '2.1'),
    templates: [
      ['Implausible cell {} voltage {} V detected (max {} V), skipping', between('2.1', '2.1')],
      ['Implausible cell_max_voltage {} V detected, ignoring', between('2.1', '2.1')],
      ['Implausible cell_min_voltage {} V detected, ignoring', between('2.1', '2.1')],
      'Jkbms_Ble: Cell {} voltage out of range (1 - 5 V): {}',
    ],
    slots: {cell: 1, volt: 2},
    place: ['troubleshoot', 'config-invalid-value'],
    meaning: 'The driver dropped a cell voltage outside the plausible range.',
    causes: ['The answer was damaged.', '`MAX_CELL_VOLTAGE` cannot be read.', 'The cell count in the BMS is too high.'],
    actions: [
      'Ignore single lines.',
      'If all cells are affected, check `MAX_CELL_VOLTAGE`.',
      'If it is always the same cell, check the cell count and the sense wire.',
    ],
  },
  {
    id: 'polling-slow',
    severity: 'attention',
    versions: between('1.6', '2.1'),
    templates: [
      ['Polling data took {} seconds. Automatically increase interval in {} cycles.', between('1.6', '2.0')],
      ['Polling took {}s (refresh {}s). Increase in {} cycles.', between('2.1', '2.1')],
    ],
    slots: {seconds: 1},
    place: ['troubleshoot', 'log-polling'],
    meaning: 'Reading the BMS takes longer than the poll interval.',
    causes: ['The BMS is slow.', 'Many addresses are on one bus.', 'The GX device is overloaded.'],
    actions: ['If it repeats, raise `POLL_INTERVAL` a little.'],
  },
  {
    id: 'polling-raised',
    severity: 'attention',
    versions: between('1.4', '2.1'),
    templates: [
      ['Polling took too long. Set to {} s', between('1.4', '1.4')],
      ['Polling took too long for the last {} cycles. Set to {} s', between('1.6', '2.1')],
    ],
    place: ['troubleshoot', 'log-polling'],
    meaning: 'Reading took too long several times, so the driver stored a longer poll interval.',
    causes: ['The BMS is slow.', 'Many addresses are on one bus.', 'The GX device is overloaded.'],
    actions: ['Set `POLL_INTERVAL` to this value or more and restart the driver.'],
  },
  {
    id: 'soc-set',
    severity: 'progress',
    versions: between('1.3', '2.1'),
    templates: ['SOC set to 0%', 'SOC set to 100%', ['SOC reset to {}% by user', between('2.1', '2.1')]],
    slots: {soc: 1},
    place: ['features', 'soc-calculation'],
    meaning: 'The SoC was set by the rules of the driver or by a user.',
  },
]);
