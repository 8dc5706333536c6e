/** The sentences of the engine: `texts.json` has them in one flat list, sorted by id. */
import {fill} from './fill.ts';
import texts from './texts.json' with {type: 'json'};

export type TextId = keyof typeof texts;

export const say = (id: TextId, values?: Readonly<Record<string, string | number>>): string => fill(texts[id], values);
