/** What people paste into the checker, with the faults of real reports in files of our own, and what has to come of it. */

export interface PastedFile {
  readonly what: string;
  /** Short form of the version that the reader chose. */
  readonly version: string;
  readonly text: string;
  /** Of what is left when noise is left out and a part is said to be one. */
  readonly starts: boolean;
  readonly error119?: boolean;
  /** Kinds of noise, and the words for a part of a file or a file of the time before config.ini. */
  readonly notes?: readonly string[];
  /** Codes of findings that have to be among those shown. */
  readonly codes?: readonly string[];
}

const head = '; Values of my own, everything else as it comes\n';

export const pastedFiles: readonly PastedFile[] = [
  {
    what: 'no header, comments cut by the editor, a boolean in capitals',
    version: '1.4',
    text: 'BMS_TYPE = Daly\nMAX_BATTERY_CHARGE_CURRENT = 90\n; Lowest and highest voltage of a cell, from which those of the ba          >\nMIN_CELL_VOLTAGE = 3.0\nSOC_CALCULATION = TRUE\nSOC_RESET_CURRENT = 7\n',
    starts: true,
    notes: ['part', 'cut'],
    codes: ['not-a-bool'],
  },
  {
    what: 'two lines that were made comments',
    version: '2.0',
    text: ';CELL_VOLTAGES_WHILE_CHARGING = 3.52, 3.45, 3.40\n;MAX_CHARGE_CURRENT_CV_FRACTION = 0, 0.2, 1\n',
    starts: true,
  },
  {
    what: 'a number left empty',
    version: '1.6',
    text: `[DEFAULT]\n${head}BMS_TYPE = Jkbms\nBATTERY_CAPACITY =\n`,
    starts: false,
    codes: ['empty-number'],
  },
  {
    what: 'an old name beside the new one',
    version: '2.1',
    text: '[DEFAULT]\nBMS_TYPE = Jkbms_pb\nBATTERY_ADDRESSES = 0x01, 0x02\nMODBUS_ADDRESSES = 0x01, 0x02\n',
    starts: true,
    error119: true,
    codes: ['renamed-key'],
  },
  {
    what: 'a part with a comma at the end of a comment',
    version: '1.4',
    text: ';MAX_BATTERY_CHARGE_CURRENT = 200.0\nBMS_TYPE = EG4_Lifepower\nMODBUS_ADDRESSES = 0x01, 0x02, 0x03\n;MAX_CHARGE_CURRENT_T_FRACTION = 0, 0.5, 1,\n',
    starts: true,
    notes: ['part'],
  },
  {
    what: 'a part that names an external sensor',
    version: '2.1',
    text: 'MAX_BATTERY_DISCHARGE_CURRENT = 140\nEXTERNAL_SENSOR_DBUS_DEVICE = com.victronenergy.battery.ttyS6\nEXTERNAL_SENSOR_DBUS_PATH_CURRENT = /Dc/0/Current\n',
    starts: true,
    notes: ['part'],
  },
  {
    what: 'more data on the screen, which empties the charge voltage in this version',
    version: '1.3',
    text: `[DEFAULT]\n${head}BMS_TYPE = Jkbms_pb\nGUI_PARAMETERS_SHOW_ADDITIONAL_INFO = True\n`,
    starts: true,
    codes: ['debug-empties-cvl'],
  },
  {
    what: 'no control by cell voltage',
    version: '1.3',
    text: '[DEFAULT]\nMAX_BATTERY_CHARGE_CURRENT = 105\nCVCM_ENABLE = False\nCCCM_SOC_ENABLE = False\n',
    starts: true,
  },
  {
    what: 'two Bluetooth BMS in a file that is right',
    version: '1.3',
    text: '[DEFAULT]\nMAX_BATTERY_CHARGE_CURRENT = 70\nBLUETOOTH_BMS = Jkbms_Ble C8:47:8C:11:22:33, Jkbms_Ble C8:47:8C:11:22:44\n',
    starts: true,
    codes: ['duplicate-id'],
  },
  {
    what: 'comments with dashes and limits only',
    version: '1.3',
    text: '[DEFAULT]\n; --------- Limits ---------\nMAX_BATTERY_CHARGE_CURRENT = 115\n; -- Bluetooth:\n; Jkbms_Ble, LltJbd_Ble\n',
    starts: true,
  },
  {
    what: 'a heading without its semicolon',
    version: '2.0',
    text: '[DEFAULT]\nMAX_BATTERY_CHARGE_CURRENT = 130\n---------- Voltages of a cell ---------\nMIN_CELL_VOLTAGE = 2.7\nMAX_CELL_VOLTAGE = 3.55\n',
    starts: false,
    codes: ['unreadable-line', 'charge-stops-below-max', 'discharge-stops-above-min'],
  },
  {
    what: 'defaults copied, every key reported as not valid',
    version: '2.0',
    text: '[DEFAULT]\nCVCM_ENABLE = True\nDCCM_CV_ENABLE = True\nAUTO_RESET_SOC = True\nBATTERY_CAPACITY = 150\nINVERT_CURRENT_MEASUREMENT = -1\n- Option "DCCM_CV_ENABLE" in config.ini is not valid.\n',
    starts: true,
    notes: ['log'],
  },
  {
    what: 'the screen of nano',
    version: '2.0',
    text: '  GNU nano 7.2                             config.ini\n[DEFAULT]\nMAX_BATTERY_CHARGE_CURRENT = 90.0\n\n^G Help      ^O Write Out\n',
    starts: true,
    notes: ['editor'],
  },
  {
    what: 'two lines of a curve',
    version: '1.3',
    text: 'CELL_VOLTAGES_WHILE_CHARGING = 3.50, 3.46, 3.40\nMAX_CHARGE_CURRENT_CV_FRACTION = 0, 0.3, 1\n',
    starts: true,
    notes: ['part'],
  },
  {
    what: 'debugging and notes only',
    version: '1.3',
    text: `[DEFAULT]\nLOGGING = DEBUG\n; From the manual: 28.1 V at the end, float 27 V\n`,
    starts: true,
    codes: ['debug-empties-cvl'],
  },
  {
    what: 'three lines that are right',
    version: '2.0',
    text: '[DEFAULT]\nMAX_BATTERY_CHARGE_CURRENT = 95\nMAX_BATTERY_DISCHARGE_CURRENT = 95\nBMS_TYPE = Jkbms_pb\n',
    starts: true,
  },
  {
    what: 'the default file with own notes and an excluded port',
    version: '2.0',
    text: '[DEFAULT]\nTELEMETRY = False\n; changed in spring\nVOLTAGE_DROP = 0.12\nEXCLUDED_DEVICES = /dev/ttyUSB2\nSOC_CALCULATION = False\n',
    starts: true,
    codes: ['excluded-devices'],
  },
  {
    what: 'the sum of all batteries as the limit of each',
    version: '1.3',
    text: '[DEFAULT]\nMAX_BATTERY_CHARGE_CURRENT = 500\nMAX_BATTERY_DISCHARGE_CURRENT = 350\n',
    starts: true,
  },
  {
    what: 'own, longer curves',
    version: '2.0',
    text: '[DEFAULT]\nCELL_VOLTAGES_WHILE_CHARGING = 3.55, 3.50, 3.45, 3.40, 3.35, 3.30\nMAX_CHARGE_CURRENT_CV_FRACTION = 0, 0.1, 0.3, 0.6, 1, 1\n',
    starts: true,
  },
  {
    what: 'the whole default file of an old version',
    version: '1.3',
    text: '[DEFAULT]\nTEMP_BATTERY = 0\nTEMP_1_NAME = Temp 1\nSOC_LOW_WARNING = 20\nGREENMETER_ADDRESS = 1\nHELTEC_MODBUS_ADDR = 1\n',
    starts: true,
  },
  {
    what: 'lines of utils.py',
    version: '1.3',
    text: 'CCCM_T_ENABLE = False\nMAX_BATTERY_CHARGE_CURRENT = 300\nMAX_CHARGE_CURRENT_CV = [0, 3, 50, 150]\n',
    starts: true,
    notes: ['part', 'python'],
    codes: ['unknown-key'],
  },
  {
    what: 'four BMS that report one serial number',
    version: '2.0',
    text: '[DEFAULT]\nUSE_PORT_AS_UNIQUE_ID = True\nBLUETOOTH_BMS = Jkbms_Ble C8:47:80:10:00:01, Jkbms_Ble C8:47:80:10:00:02\n',
    starts: true,
    codes: ['duplicate-id'],
  },
  {
    what: 'numbers of `cat -n`',
    version: '2.0',
    text: '     1\t[DEFAULT]\n     2\tMAX_BATTERY_CHARGE_CURRENT = 80\n',
    starts: true,
    notes: ['number'],
  },
  {
    what: 'numbers of `grep -n`',
    version: '2.0',
    text: '1:[DEFAULT]\n2:MAX_BATTERY_CHARGE_CURRENT = 80\n',
    starts: true,
    notes: ['number'],
  },
  {
    what: 'code marks around every line',
    version: '2.0',
    text: '`[DEFAULT]`\n`MAX_BATTERY_CHARGE_CURRENT = 80`\n',
    starts: true,
    notes: ['mark'],
  },
  {
    what: 'a list',
    version: '2.0',
    text: '- [DEFAULT]\n- MAX_BATTERY_CHARGE_CURRENT = 80\n',
    starts: true,
    notes: ['mark'],
  },
  {
    what: 'line endings of a web page',
    version: '2.0',
    text: '[DEFAULT]<br>\nMAX_BATTERY_CHARGE_CURRENT = 80<br />\n',
    starts: true,
    notes: ['mark'],
  },
  {
    what: 'a message around the file',
    version: '2.0',
    text: 'Hello,\nthis is my file:\n[DEFAULT]\nMAX_BATTERY_CHARGE_CURRENT = 80\nCan somebody help?\nThanks, Peter\n',
    starts: true,
    notes: ['sentence'],
  },
  {
    what: 'a sentence inside of the file',
    version: '2.0',
    text: '[DEFAULT]\nMAX_BATTERY_CHARGE_CURRENT = 80\nThe battery in the shed\nBMS_TYPE = Jkbms\n',
    starts: false,
    codes: ['unreadable-line'],
  },
  {
    what: 'a printed part with its prompt',
    version: '2.0',
    text: "root@einstein:~# sed -n '1,9p' /data/apps/dbus-serialbattery/config.ini\n[DEFAULT]\nMAX_BATTERY_CHARGE_CURRENT = 80\nroot@einstein:~# exit\nlogout\n",
    starts: true,
    notes: ['command'],
  },
  {
    what: "nano's question at the end",
    version: '2.0',
    text: '[DEFAULT]\nMAX_BATTERY_CHARGE_CURRENT = 80\nSave modified buffer?\n Y Yes\n N No           ^C Cancel\n',
    starts: true,
    notes: ['editor'],
  },
  {
    what: 'units, and a decimal comma',
    version: '2.0',
    text: '[DEFAULT]\nMAX_BATTERY_CHARGE_CURRENT = 80 A\nMIN_CELL_VOLTAGE = 2,9\n',
    starts: true,
    error119: true,
    codes: ['not-a-number'],
  },
  {
    what: 'a comment behind a value',
    version: '2.0',
    text: '[DEFAULT]\nMAX_BATTERY_CHARGE_CURRENT = 80 ; both packs\n',
    starts: true,
    error119: true,
    codes: ['not-a-number'],
  },
  {
    what: 'quotation marks of a text program',
    version: '2.0',
    text: '[DEFAULT]\nBMS_TYPE = “Jkbms”\n',
    starts: false,
    notes: ['typography'],
    codes: ['bms-type'],
  },
  {
    what: 'an invisible mark in front',
    version: '2.0',
    text: '\ufeff[DEFAULT]\nMAX_BATTERY_CHARGE_CURRENT = 80\n',
    starts: false,
    codes: ['byte-order-mark'],
  },
  {
    what: 'line endings of Windows',
    version: '2.0',
    text: '[DEFAULT]\r\nMAX_BATTERY_CHARGE_CURRENT = 80\r\n',
    starts: true,
    codes: ['line-ends'],
  },
  {
    what: 'a key twice',
    version: '2.0',
    text: '[DEFAULT]\nMAX_CELL_VOLTAGE = 3.4\nMAX_CELL_VOLTAGE = 3.45\n',
    starts: false,
    codes: ['duplicate-key'],
  },
  {
    what: 'keys that never were',
    version: '2.0',
    text: '[DEFAULT]\nMIN_CHARGE_TEMPERATURE = 5\nMAX_CHARGE_VOLTAGE = 55.2\n',
    starts: true,
    error119: true,
    codes: ['unknown-key'],
  },
  {
    what: 'keys of a newer version',
    version: '1.4',
    text: '[DEFAULT]\nBATTERY_ADDRESSES = 0x01, 0x02\n',
    starts: true,
    codes: ['renamed-key'],
  },
  {
    what: 'umlauts in comments',
    version: '2.0',
    text: '[DEFAULT]\n; Ladestrom für die Garage\nMAX_BATTERY_CHARGE_CURRENT = 80\n',
    starts: true,
  },
];
