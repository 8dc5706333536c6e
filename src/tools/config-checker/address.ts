export interface CheckerAddress {
  /** Version as the address names it; empty: the reader's own. */
  readonly version: string;
  /** Setting that a link is about; empty: none. */
  readonly setting: string;
}

const keyPattern = /^[A-Z][A-Z0-9_]{1,79}$/;

export const checkerAddress = {
  parse: (params: URLSearchParams): CheckerAddress => {
    const setting = params.get('setting') ?? '';
    return {version: params.get('version') ?? '', setting: keyPattern.test(setting) ? setting : ''};
  },
  print: ({version, setting}: CheckerAddress): URLSearchParams => {
    const params = new URLSearchParams();
    if (version !== '') params.set('version', version);
    if (setting !== '') params.set('setting', setting);
    return params;
  },
};
