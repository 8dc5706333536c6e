/** What a page of a released version must not say of itself; docs:version copies pages that were written before. */
const developmentWords = [
  /\bnot (?:yet )?released\b/gi,
  /\bunreleased\b/gi,
  /\bin no release\b/gi,
  /\bhas no release\b/gi,
  /\bchanges (?:from day to day|with every commit|without notice)\b/gi,
  /\bx-dev\b/gi,
  // "A nightly build" and "nightly builds" are something else than this version; "the" one was this page's.
  /(?<!try )(?<!entry for )\b(?:the|this|newest|newer|each) nightly\b/gi,
  /\b(?:this|the) development (?:line|version)\b(?! (?:adds|knows))/gi,
];

/** The words with what is around them. @param pageText what a reader sees of the page */
export function findDevelopmentWords(pageText: string): readonly string[] {
  const text = pageText.replace(/\s+/g, ' ');
  return developmentWords.flatMap((words) =>
    [...text.matchAll(words)].map(({index}) => text.slice(Math.max(0, index - 60), index + 60).trim()),
  );
}
