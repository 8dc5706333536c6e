import {indexWords} from './words.ts';

/** Names that readers and the documentation use for one thing; any of a line finds the others. */
const groups: readonly (readonly string[])[] = [
  ['CVL', 'charge voltage limit'],
  ['CCL', 'charge current limit'],
  ['DCL', 'discharge current limit'],
  ['DVCC', 'distributed voltage and current control'],
  ['SoC', 'state of charge', 'battery percentage', 'charge level'],
  ['SoC drifts', 'SoC wrong', 'wrong SoC', 'SoC stuck', 'SoC incorrect', 'battery percentage wrong'],
  ['SoH', 'state of health'],
  ['TTG', 'time to go'],
  ['BMS', 'battery management system'],
  ['GX', 'Cerbo', 'Venus OS device'],
  ['BLE', 'Bluetooth'],
  ['MOSFET', 'FET'],
  ['LFP', 'LiFePO4', 'lithium iron phosphate'],
  ['temp', 'temperature'],
  ['CAN bus', 'canbus', 'CAN'],
  ['RS485', 'RS-485', 'RS 485'],
  ['RS232', 'RS-232', 'RS 232'],
  ['config.ini', 'config file', 'configuration file'],
  ['baud', 'baudrate', 'baud rate', 'bitrate', 'serial parameters'],
  ['disconnects', 'drops', 'lost connection'],
  ['falls to zero', 'falls to 0', 'drops to zero', 'drops to 0', 'goes to zero'],
  ['ignored', 'obeyed', 'respected'],
  ['no effect', 'nothing happens'],
  ['resistor', 'termination'],
  ['not detected', 'not found', 'not recognised', 'not recognized'],
  ['battery not detected', 'battery not showing', 'battery missing', 'battery not visible'],
  ['charging problems', 'battery not charging', 'battery will not charge'],
  ['damage', 'destroy', 'burn', 'fried'],
  ['cold', 'freezing', 'frost'],
  ['uninstall', 'remove driver'],
  ['update', 'upgrade'],
  ['roll back', 'rollback', 'go back', 'downgrade', 'older version'],
  ['serial number', 'unique identifier'],
  ['multiple batteries', 'several batteries', 'two batteries', 'second battery', 'batteries in parallel'],
  ['off by default', 'disabled by default', 'not enabled by default'],
  ['setting', 'parameter', 'option'],
];

/** The groups as word lists, ready to compare with the words of a query. */
export const synonyms: readonly (readonly (readonly string[])[])[] = groups.map((group) =>
  group.map(indexWords).filter((words) => words.length > 0),
);
