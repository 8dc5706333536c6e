/* On a phone the bar with the contents names the section in view; see src/theme/DocItem/TOC/Mobile. */

const sections = '.markdown > :is(h2, h3), .markdown details[open] > :is(h2, h3)';

/** px; below the navbar and the bar. */
const upperEdge = 140;

function nameSection(): void {
  const button = document.querySelector<HTMLElement>('.theme-doc-toc-mobile > button');
  // On a wide screen nothing of it is shown.
  if (!button?.offsetParent) return;
  const above = [...document.querySelectorAll(sections)].filter(
    (heading) => heading.getBoundingClientRect().top < upperEdge,
  );
  const name = above.at(-1)?.textContent?.replace('\u200b', '') ?? '';
  if (name === '') delete button.dataset.section;
  else button.dataset.section = name;
}

let isAsked = false;

export function onScroll(): void {
  if (isAsked) return;
  isAsked = true;
  requestAnimationFrame(() => {
    isAsked = false;
    nameSection();
  });
}

/** A chosen section is under the list that it was chosen from. */
export function closeContents({target}: Event): void {
  if (target instanceof Element && target.closest('.theme-doc-toc-mobile a')) {
    document.querySelector<HTMLElement>('.theme-doc-toc-mobile > button')?.click();
  }
}
