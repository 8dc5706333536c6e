import {paramsOf} from '../shared/addressText.ts';

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
  print: ({version, show, wrap}: ReaderAddress): URLSearchParams =>
    paramsOf({version, show: show === 'all' ? '' : show, wrap: wrap === undefined ? '' : String(Number(wrap))}),
};
