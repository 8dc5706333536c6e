/**
 * The order of the decision list: what keeps the driver from starting comes first, then what keeps it from finding the
 * battery, then what goes wrong while it runs. The numbers only order; they mean nothing by themselves.
 */
export const ranks = {
  configCrash: 100,
  notALog: 98,
  installationCrash: 95,
  searchSetting: 90,
  script: 86,
  port: 82,
  duplicate: 81,
  bluetoothFault: 79,
  canFault: 79,
  workedBefore: 77,
  nothingFound: 75,
  nothingFoundBecause: 74,
  lost: 72,
  lostBecause: 70,
  errors119: 68,
  unfinished: 66,
  unfinishedBecause: 65,
  running: 62,
  otherFault: 60,
  missing: 50,
  good: 48,
  goodDetail: 46,
  otherAttention: 44,
  single: 30,
  history: 25,
  explained: 10,
} as const;
