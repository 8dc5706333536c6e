/** What is said of a paste before it is checked: a list of its own, so that the page does not load the sentences of the engine. */
import {fill} from './fill.ts';
import texts from './pasteTexts.json' with {type: 'json'};

export const say = (id: keyof typeof texts, values?: Readonly<Record<string, string | number>>): string =>
  fill(texts[id], values);
