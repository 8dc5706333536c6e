/**
 * Colours that follow light and dark mode. Their values are the `--fig-*` variables in
 * `src/components/Figure/styles.module.css`.
 */
export const tones = {
  canvas: 'var(--fig-canvas)',
  box: 'var(--fig-box)',
  ink: 'var(--fig-ink)',
  muted: 'var(--fig-muted)',
  line: 'var(--fig-line)',
  faint: 'var(--fig-faint)',
  accent: 'var(--fig-accent)',
  accentSoft: 'var(--fig-accent-soft)',
  onAccent: 'var(--fig-on-accent)',
  warn: 'var(--fig-warn)',
  warnLine: 'var(--fig-warn-line)',
  warnSoft: 'var(--fig-warn-soft)',
  danger: 'var(--fig-danger)',
  dangerSoft: 'var(--fig-danger-soft)',
  ok: 'var(--fig-ok)',
  okSoft: 'var(--fig-ok-soft)',
  wireEdge: 'var(--fig-wire-edge)',
} as const;

export type Tone = keyof typeof tones;

/** Insulation colours. They are facts, so they stay the same in light and dark mode. */
export const wireColours = {
  red: '#c8312b',
  black: '#1b1f21',
  green: '#2e8b45',
  orange: '#e67a17',
  blue: '#2163b5',
  brown: '#7a4a21',
  white: '#ffffff',
  grey: '#8f9aa0',
  yellow: '#f2c230',
} as const;

export type WireColour = keyof typeof wireColours;
