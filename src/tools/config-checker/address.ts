import {idPattern, keyPattern, paramsOf, textParam} from '../shared/addressText.ts';

export interface CheckerAddress {
  /** Version as the address names it; empty: the reader's own. */
  readonly version: string;
  /** Setting that a link is about; empty: none. */
  readonly setting: string;
  /** Section of Supported BMS that the reader has; empty: not named. */
  readonly bms: string;
}

export const checkerAddress = {
  parse: (params: URLSearchParams): CheckerAddress => ({
    version: textParam(params, 'version'),
    setting: textParam(params, 'setting', keyPattern),
    bms: textParam(params, 'bms', idPattern),
  }),
  print: ({version, setting, bms}: CheckerAddress): URLSearchParams => paramsOf({version, setting, bms}),
};
