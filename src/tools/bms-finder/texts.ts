/** All sentences of the tool. What is in `backticks` is code; `{names}` are filled in. */
import {textsOf} from '../shared/textsOf.ts';

export const finderTexts = {
  'no-script':
    'Search, filters and comparison need JavaScript. Below is the full table of the latest version. For your version read Supported BMS of',

  'filter-name': 'Name or brand',
  'filter-name-example': 'JK, Overkill, Seplos, HLX…',
  'filter-most-used': 'Most used BMS',
  'filter-more': 'Filter by features',
  'filter-chosen': ': {count} chosen',
  'filter-connection': 'Connection',
  'filter-needs': 'Needs',
  'filter-chain': 'several on one cable',
  'filter-default': 'on by default',
  'filter-features': 'What the driver reads and controls',
  'filter-full': 'only without restriction (not “Partly”)',

  'results-all': '{total} BMS in {version}',
  'results-some': '{count} of {total} BMS in {version}',
  'column-bms': 'BMS',
  'column-connection': 'Connection',
  'column-chain': 'Several on one cable',
  'column-driver': 'In the driver',
  'cannot-work': 'Cannot work in this version',
  'section-cannot-work': 'cannot work in this version',
  'default-off': 'Off by default: name it in `BMS_TYPE`',
  'one-note': 'One note',
  notes: '{count} notes',
  'one-danger': 'One danger',
  dangers: '{count} dangers',

  compare: 'Compare',
  'compare-name': 'Compare {name}',
  'compare-chosen': 'Compare ({count})',
  'comparison-title': 'Side by side',
  'comparison-differences': 'only differences',
  'comparison-close': 'Close comparison',
  'comparison-count': '{count} of at most {most}',
  'comparison-rows': '{count} rows',
  'comparison-property': 'Property',
  'comparison-remove': 'Remove',
  'comparison-remove-name': 'Remove {name}',
  'row-default': 'On by default',
  'row-default-yes': 'Yes',
  'row-default-no': 'No: name it in `BMS_TYPE`',
  'row-classes': 'BMS type',
  'row-serial': 'Serial port',
  'row-serial-value': '{baud} baud, 8 data bits, parity {parity}, 1 stop bit',
  'row-can': 'CAN bitrate',
  'row-dangers': 'Dangers',
  'row-versions': 'In versions',

  'library-one': '{count} Bluetooth battery through the aiobmsble library',
  library: '{count} Bluetooth batteries through the aiobmsble library',

  'nothing-elsewhere': 'Not in this version, but in others:',
  nothing:
    'No BMS fits. Try the name that is printed on the board instead of the name of the shop, and fewer filters: many brands sell a BMS of JK, JBD, Daly or Seplos under their own name.',
  'nothing-what-now': 'What you can do when it is not in the list',
  'nothing-reset': 'Clear search and filters',
} as const;

export const say = textsOf(finderTexts);
