/* Where the reader is: in the bar with the contents on a phone (src/theme/DocItem/TOC/Mobile), in the contents elsewhere. */

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

/** The box of the contents scrolls to the entry of the section in view, which the theme has marked. */
function showEntry(): void {
  const entry = document.querySelector('.table-of-contents__link--active');
  const box = entry?.closest('.theme-doc-toc-desktop, .thin-scrollbar');
  if (!entry || !box) return;
  const {top, bottom} = entry.getBoundingClientRect();
  const edges = box.getBoundingClientRect();
  // With its neighbours, which say where the reader came from and what comes next.
  const room = edges.height / 8;
  if (top < edges.top + room || bottom > edges.bottom - room) box.scrollTop += top - edges.top - edges.height / 3;
}

let isAsked = false;

export function onScroll(): void {
  if (isAsked) return;
  isAsked = true;
  requestAnimationFrame(() => {
    isAsked = false;
    nameSection();
    showEntry();
  });
}

/** A chosen section is under the list that it was chosen from. */
export function closeContents({target}: Event): void {
  if (target instanceof Element && target.closest('.theme-doc-toc-mobile a')) {
    document.querySelector<HTMLElement>('.theme-doc-toc-mobile > button')?.click();
  }
}
