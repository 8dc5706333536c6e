/*
 * The Google Translate element is made once and moved to wherever the page has a place for it.
 * Made anew in each place it would forget the chosen language and leave listeners behind.
 */

const hostId = 'google_translate_element';
const pageLanguage = 'en';

let host: HTMLElement | undefined;
let isMade = false;

function makeWidget(): boolean {
  const TranslateElement = window.google?.translate?.TranslateElement;
  // The constructor looks for its container in the document.
  if (!isMade && TranslateElement && document.getElementById(hostId)) {
    try {
      new TranslateElement({pageLanguage, autoDisplay: false}, hostId);
      isMade = true;
    } catch (error) {
      console.warn('The translation widget does not work', error);
    }
  }
  return isMade;
}

/**
 * Shows the widget in a place, at once or when its script arrives; `onShown` is not called when
 * the script never does.
 *
 * @returns a function that stops waiting
 */
export function showWidgetIn(place: HTMLElement, onShown: () => void): () => void {
  host ??= Object.assign(document.createElement('div'), {id: hostId});
  place.append(host);
  const show = () => {
    if (makeWidget()) onShown();
  };
  if (window.translateElementReady) show();
  window.addEventListener('translateelementready', show);
  return () => window.removeEventListener('translateelementready', show);
}

/** Forgets the chosen language and loads the page as it was written. */
export function showOriginal(): void {
  const {hostname} = window.location;
  const parts = hostname.split('.');
  const domains = parts.map((_, index) => `; domain=${parts.slice(index).join('.')}`);
  for (const domain of ['', ...domains]) {
    document.cookie = `googtrans=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT${domain}`;
  }
  window.location.reload();
}
