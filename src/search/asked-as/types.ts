/** Words in which people ask for something, as they would type them; commas between several ways to say it. */
export type Wording = string | LimitedWording;

/** A wording that is right for some releases only: those from `since` on, and those before `before`, as `2.0`. */
export interface LimitedWording {
  readonly words: string;
  readonly since?: string;
  readonly before?: string;
}

/** Wordings by the anchors of a page; the same for every version that has the section. */
export type AskedOfPage = Readonly<Record<string, readonly Wording[]>>;
