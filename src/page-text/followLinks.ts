/** What Docusaurus does for its links, for links in text that React does not run. */

interface Navigation {
  /** Goes to a page of the site. */
  readonly push: (address: string) => void;
  readonly preload: (path: string) => unknown;
  readonly prefetch: (path: string) => unknown;
}

const isPlainClick = ({button, metaKey, altKey, ctrlKey, shiftKey, defaultPrevented}: MouseEvent): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey && !defaultPrevented;

/** Links that the browser follows itself: to other sites, to files, to a place on the page. */
function isOwnPage(link: HTMLAnchorElement): boolean {
  const opensHere = link.target === '' || link.target === '_self';
  return opensHere && link.origin === window.location.origin && !link.getAttribute('href')?.startsWith('#');
}

function linkOf({target}: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && isOwnPage(link) ? link : undefined;
}

const mayBeLoadedAhead = (link: HTMLAnchorElement) => link.dataset.loadAhead !== 'never';

/**
 * Follows links to pages of the site without a reload, loads a page that the reader points at and fetches ahead what comes
 * into view.
 * @returns function that ends it
 */
export function followLinks(text: HTMLElement, {push, preload, prefetch}: Navigation): () => void {
  const follow = (event: MouseEvent) => {
    const link = linkOf(event);
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    push(link.pathname + link.search + link.hash);
  };
  const loadAhead = (event: Event) => {
    const link = linkOf(event);
    if (link && mayBeLoadedAhead(link)) preload(link.pathname);
  };
  const inView = new IntersectionObserver((entries) => {
    for (const {isIntersecting, target} of entries) {
      if (!isIntersecting) continue;
      inView.unobserve(target);
      prefetch((target as HTMLAnchorElement).pathname);
    }
  });
  for (const link of text.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    if (isOwnPage(link) && mayBeLoadedAhead(link)) inView.observe(link);
  }
  text.addEventListener('click', follow);
  text.addEventListener('mouseover', loadAhead);
  text.addEventListener('touchstart', loadAhead, {passive: true});
  return () => {
    inView.disconnect();
    text.removeEventListener('click', follow);
    text.removeEventListener('mouseover', loadAhead);
    text.removeEventListener('touchstart', loadAhead);
  };
}
