/** What the address of the reader holds: choices, never the log. */
export interface ReaderAddress {
  /** Version as the address names it; empty: the log says it. */
  readonly version: string;
  /** Lines that are shown. */
  readonly show: LineFilter;
  /** Undefined: as the window is wide. */
  readonly wrap: boolean | undefined;
}

export const lineFilters = ['all', 'important', 'faults'] as const;
export type LineFilter = (typeof lineFilters)[number];

export const readerAddress = {
  parse: (params: URLSearchParams): ReaderAddress => ({
    version: params.get('version') ?? '',
    show: lineFilters.find((filter) => filter === params.get('show')) ?? 'all',
    wrap: params.has('wrap') ? params.get('wrap') === '1' : undefined,
  }),
  print: ({version, show, wrap}: ReaderAddress): URLSearchParams => {
    const params = new URLSearchParams();
    if (version !== '') params.set('version', version);
    if (show !== 'all') params.set('show', show);
    if (wrap !== undefined) params.set('wrap', wrap ? '1' : '0');
    return params;
  },
};
