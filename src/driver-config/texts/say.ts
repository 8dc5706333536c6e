/** The sentences of the engine, which stand in `texts.json`: one flat list, sorted by id. */
import texts from './texts.json' with {type: 'json'};

export type TextId = keyof typeof texts;

/** A sentence with `{name}` replaced by the value of that name. */
export const say = (id: TextId, values: Readonly<Record<string, string | number>> = {}): string =>
  texts[id].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
