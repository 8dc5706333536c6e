/** The sentences of a tool in one table, with named places such as `{reading}` for what the reader's case fills in. */

type Places<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Places<Rest> : never;

type Values<Text extends string> = [Places<Text>] extends [never]
  ? readonly []
  : readonly [Readonly<Record<Places<Text>, string | number>>];

/** @returns a function that gives the text of an id; a missing or misspelled place does not compile */
export const textsOf =
  <Texts extends Readonly<Record<string, string>>>(texts: Texts) =>
  <Id extends keyof Texts>(id: Id, ...[values]: Values<Texts[Id]>): string =>
    texts[id]!.replace(/\{(\w+)\}/g, (_place, name: string) =>
      String((values as Readonly<Record<string, string | number>> | undefined)?.[name] ?? ''),
    );
