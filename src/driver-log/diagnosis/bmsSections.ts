/** Section of the wiring page for each class of the driver. */
const sections: Readonly<Record<string, string>> = {
  Daly: 'bms-daly',
  Daly_Can: 'daly-can',
  Daren485: 'bms-daren',
  EG4_Lifepower: 'bms-eg4',
  Lifepower: 'bms-eg4',
  EG4_LL: 'bms-eg4-ll',
  Jkbms: 'jk-rs485',
  Jkbms_Ble: 'jk-ttl-bluetooth',
  Jkbms_Can: 'jk-can',
  Jkbms_pb: 'jk-pb',
  LltJbd: 'jbd-serial',
  LltJbd_Ble: 'jbd-bluetooth',
  LltJbd_Up16s: 'bms-jbd',
  Renogy: 'bms-renogy',
};

/** @param bms class as in the log; undefined for a BMS without a section of its own */
export const bmsSection = (bms: string): string | undefined => sections[bms];

export const bmsSections: readonly string[] = Object.values(sections);
