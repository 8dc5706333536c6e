/**
 * Tells the reader when a script of the page cannot be loaded or run before the page is ready: the text can be read, but
 * menu, search and version choice do nothing. It is in the head, because the scripts that fail cannot tell it.
 */
export function tellOfLoadFailure(): void {
  let details: HTMLElement | null = null;
  let reason = '';

  const isReady = () => document.documentElement.dataset.hasHydrated === 'true';

  function isOwnScript(address: string): boolean {
    return address.includes('/assets/js/') && new URL(address, location.href).origin === location.origin;
  }

  function element(tag: string, text: string): HTMLElement {
    const made = document.createElement(tag);
    made.textContent = text;
    return made;
  }

  function show(): void {
    if (details || isReady()) return;
    const box = element('div', '');
    box.setAttribute('role', 'alert');
    box.style.cssText =
      'position:fixed;z-index:1000;inset:auto 0 0;padding:1rem;border-top:4px solid;background:var(--ifm-background-color);overflow-wrap:anywhere';
    details = element('p', reason);
    const retry = element('button', 'Retry');
    retry.className = 'button button--primary';
    retry.onclick = () => location.reload();
    const title = element(
      'strong',
      'A part of this page could not be loaded. Menu, search and version choice do not work.',
    );
    box.append(title, details, retry);
    document.body.append(box);
  }

  function tell(what: string): void {
    if (isReady()) return;
    reason = what;
    if (details) details.textContent = what;
    else if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show);
    else show();
  }

  // Under a wrong base path no script is found, and only then is Docusaurus' banner about it shown.
  document.addEventListener(
    'load',
    ({target}) => {
      if (target instanceof HTMLScriptElement && isOwnScript(target.src))
        document.documentElement.dataset.baseUrl = 'found';
    },
    true,
  );
  window.addEventListener(
    'error',
    (event) => {
      const {target} = event;
      if (target instanceof HTMLScriptElement && isOwnScript(target.src)) tell(`Not loaded: ${target.src}`);
      else if (event instanceof ErrorEvent && isOwnScript(event.filename)) tell(event.message);
    },
    true,
  );
  window.addEventListener('unhandledrejection', ({reason: error}) => {
    if (error instanceof Error && error.name === 'ChunkLoadError') tell(`${error.name}: ${error.message}`);
  });
}
