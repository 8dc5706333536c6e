/*
 * What a reader can do with the text of a page. On the document, because the text may be HTML that React does not run;
 * see ../README.md.
 */
import type {ClientModule} from '@docusaurus/types';
import {onChange} from './columnChoice.ts';
import {onClick} from './copyButtons.ts';
import {onInput, showAllSettings} from './settingsFilter.ts';
import {markTarget} from './target.ts';

if (typeof document !== 'undefined') {
  document.addEventListener('click', onClick);
  document.addEventListener('input', onInput);
  document.addEventListener('change', onChange);
  // The browser fills the fields of a page that the reader comes back to, without an event.
  window.addEventListener('pageshow', followFilledFields);
}

function followFilledFields(): void {
  const fields = '[data-columns] select, [data-settings] input';
  for (const field of document.querySelectorAll<HTMLSelectElement | HTMLInputElement>(fields)) {
    if (field.value !== '')
      field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', {bubbles: true}));
  }
}

const behaviour: ClientModule = {
  // Before the page scrolls to a row.
  onRouteUpdate({previousLocation}) {
    if (previousLocation) showAllSettings();
  },
  onRouteDidUpdate({location, previousLocation}) {
    const hasTarget = markTarget(location.hash);
    // Another version may not have the place; Docusaurus then leaves the page where the one before it was scrolled to.
    const isOtherPage = previousLocation !== null && previousLocation.pathname !== location.pathname;
    if (isOtherPage && location.hash !== '' && !hasTarget) window.scrollTo(0, 0);
  },
};

export default behaviour;
