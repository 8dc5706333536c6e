export interface CheckerAddress {
  /** Version as the address names it; empty: the reader's own. */
  readonly version: string;
  /** Setting that a link is about; empty: none. */
  readonly setting: string;
  /** Section of Supported BMS that the reader has; empty: not named. */
  readonly bms: string;
}

const idPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const keyPattern = /^[A-Z][A-Z0-9_]{1,79}$/;

export const checkerAddress = {
  parse: (params: URLSearchParams): CheckerAddress => {
    const setting = params.get('setting') ?? '';
    const bms = params.get('bms') ?? '';
    return {
      version: params.get('version') ?? '',
      setting: keyPattern.test(setting) ? setting : '',
      bms: idPattern.test(bms) ? bms : '',
    };
  },
  print: ({version, setting, bms}: CheckerAddress): URLSearchParams => {
    const params = new URLSearchParams();
    if (version !== '') params.set('version', version);
    if (setting !== '') params.set('setting', setting);
    if (bms !== '') params.set('bms', bms);
    return params;
  },
};
