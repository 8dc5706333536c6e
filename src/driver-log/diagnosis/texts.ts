/** Words of the findings that come from more than one line. Those of a single pattern have the words of the pattern. */
import data from '../data/findings.json';
import wordings from '../data/wordings.json';
import {placeOf, type Place} from '../pattern.ts';

export interface FindingText {
  readonly title: string;
  readonly detail?: string;
  readonly causes?: readonly string[];
  readonly actions?: readonly string[];
  readonly place?: Place;
}

export type DiagnosisId = keyof typeof data;

type FindingData = Omit<FindingText, 'place'> & {readonly place?: string};

/** Texts may have placeholders: `{port}`. */
export const findingTexts = Object.fromEntries(
  Object.entries(data as Readonly<Record<string, FindingData>>).map(([id, {place, ...text}]) => [
    id,
    {...text, ...(place !== undefined && {place: placeOf(place)})},
  ]),
) as Readonly<Record<DiagnosisId, FindingText>>;

type Values = Readonly<Record<string, string>>;

const fillText = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);

const fillAll = ({title, detail, ...text}: Partial<FindingText>, values: Values): Partial<FindingText> => ({
  ...text,
  ...(title !== undefined && {title: fillText(title, values)}),
  ...(detail !== undefined && {detail: fillText(detail, values).trim()}),
});

/** The words of a finding, with values for their placeholders. */
export const filled = (id: DiagnosisId, values: Values): Partial<FindingText> => fillAll(findingTexts[id], values);

/** Words that replace some of a finding where more is known. */
export const wording = (id: keyof typeof wordings, values: Values = {}): Partial<FindingText> =>
  fillAll((wordings as Readonly<Record<string, Partial<FindingText>>>)[id] ?? {}, values);
