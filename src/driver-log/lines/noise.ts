/** Lines that are not part of a log: prompts, headers of tail, fences, frames of editors. */
export type NoiseKind = 'empty' | 'header' | 'prompt' | 'frame' | 'setting' | 'prose' | 'output';

export interface Noise {
  readonly kind: NoiseKind;
  /** Path of a log that the lines after it belong to. */
  readonly path?: string;
}

const header = /^\s*=+> (\S+) <=+\s*$/;
const prompt =
  /^\s*(?:\(?[\w.-]+\)? )?(?:[\w.-]+@[\w.-]+[:\s][^#$]{0,120}[#$]|[\w./~-]{0,60}\$|#)\s+(?=\S)(.*)$|^\s*[\w.-]+@[\w.-]+:[^#$]{0,120}[#$]\s*$/;
const command = /\b(?:tail|cat|less|nano|head|more|grep|tai64nlocal|svstat|zcat|vi)\b/;
const loggedPath =
  /(?:(?=\/(?:data|var)\/)|^|[^\w/.-])([^\s|;'"`]{0,126}?(?:dbus-\w+battery\.[^\s|;'"`/]+\/|serial-starter\/|log\/[\w.-]+\/)[^\s|;'"`]*)/;
const frame =
  /^\s*(?:`{1,3}\w*`{0,3}|~{3,}\w*|'{3}|\[\/?(?:code|quote|spoiler|pre)[^\]]*\]|<\/?(?:details|summary|pre|code|br)[^>]*>.*|\^[CZDX]|\.{2,}|…|\[\.{3}\]|\[…\]|<?\s*(?:truncated|snip|cut)\b.{0,60}>?|[-=_*~+|#>\s]+|GNU nano .*|\^[A-Z_\\] \w.*|M-\w .*|\[ .{0,80} \]|\(END\)|:|~|lines \d+-\d+.*|File: \S+)\s*$/i;
const setting = /^\s*(?:\[[A-Za-z]+\]|;.*|#.*|[A-Z][A-Z0-9_]{2,60}\s*=.*)$/;

/**
 * @param line cleaned, without a stamp and without a level
 * @param isKnown there is a pattern for it
 */
export function noiseOf(line: string, isKnown: boolean): Noise | undefined {
  if (line.trim() === '') return {kind: 'empty'};
  const head = header.exec(line);
  if (head) return {kind: 'header', ...(head[1] !== undefined && {path: head[1]})};
  const typed = prompt.exec(line);
  if (typed && (command.test(line) || /@/.test(line) || !isKnown)) return withPath('prompt', line);
  if (isKnown) return undefined;
  if (command.test(line) && loggedPath.test(line)) return withPath('prompt', line);
  if (frame.test(line)) return withPath('frame', line);
  if (setting.test(line)) return {kind: 'setting'};
  return undefined;
}

function withPath(kind: NoiseKind, line: string): Noise {
  const path = loggedPath.exec(line)?.[1];
  return path === undefined || path.includes('*') ? {kind} : {kind, path};
}

/** The log was filtered, so that lines which are not there say nothing. */
export const isFilter = (line: string): boolean =>
  /\|?\s*\b(?:e?grep|findstr|awk|sed)\b/.test(line) &&
  /(?:[#$]\s|\|)/.test(line) &&
  /\b(?:tail|z?cat|head|less|more|current|tai64nlocal|log)\b|@4/.test(line);

export type LogKind = 'serial' | 'bluetooth' | 'can' | 'mqtt' | 'serial-starter' | 'script' | 'other' | 'unknown';

/** What a log holds, by its path. */
export function logKindOf(path: string): LogKind {
  if (/serial-starter/.test(path)) return 'serial-starter';
  if (/dbus-blebattery/.test(path)) return 'bluetooth';
  if (/dbus-canbattery/.test(path)) return 'can';
  if (/dbus-mqttbattery/.test(path)) return 'mqtt';
  if (/dbus-serialbattery\./.test(path)) return 'serial';
  if (/startup\.log|install\.log/.test(path)) return 'script';
  return /\/log\/[^/]+\//.test(path) ? 'other' : 'unknown';
}

const banner = /^\*{3} starting ((?!dbus-serialbattery\b)[\w-]+) \*{3}$/i;

/** What a log holds whose program writes its name when it starts. */
export function logKindOfBanner(line: string): LogKind | undefined {
  const name = banner.exec(line.trim())?.[1];
  return name === undefined ? undefined : logKindOf(`/log/${name}/`);
}

/** `ttyUSB0` of `/data/log/dbus-serialbattery.ttyUSB0/current`; a Bluetooth battery has only the name of its service. */
export function portOf(path: string): string | undefined {
  const [, service, port] = /(dbus-\w+battery)\.([\w-]+)/.exec(path) ?? [];
  return service === 'dbus-blebattery' ? `${service}.${port ?? ''}` : port;
}
