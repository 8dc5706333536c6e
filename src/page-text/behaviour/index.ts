/*
 * What a reader can do with the text of a page. On the document, because the text may be HTML that React does not run;
 * see ../README.md.
 */
import type {ClientModule} from '@docusaurus/types';
import {onChange} from './columnChoice.ts';
import {addCopyButtons, onClick} from './copyButtons.ts';
import {closeContents, onScroll} from './presentSection.ts';
import {addPrintButtons, onPrintClick} from './printSection.ts';
import {onInput, showAllSettings} from './settingsFilter.ts';
import {bringBackState, followFields, keepState} from './stateOfPlace.ts';
import {markTarget} from './target.ts';

if (typeof document !== 'undefined') {
  document.addEventListener('click', onClick);
  document.addEventListener('click', closeContents);
  document.addEventListener('click', onPrintClick);
  // This event does not bubble.
  document.addEventListener('toggle', addCopyButtons, {capture: true});
  document.addEventListener('toggle', addPrintButtons, {capture: true});
  addCopyButtons();
  addPrintButtons();
  document.addEventListener('scroll', onScroll, {passive: true});
  document.addEventListener('input', onInput);
  document.addEventListener('change', onChange);
  // The browser fills the fields of a page that the reader comes back to, without an event.
  window.addEventListener('pageshow', followFields);
}

const behaviour: ClientModule = {
  // Before the page scrolls to a row.
  onRouteUpdate({previousLocation}) {
    if (!previousLocation) return;
    keepState(previousLocation.key);
    showAllSettings();
  },
  onRouteDidUpdate({location, previousLocation}) {
    const isOtherPage = previousLocation !== null && previousLocation.pathname !== location.pathname;
    // A place of the same page is an entry without a key, as the first one of a visit is: its filter has ended.
    if (isOtherPage) bringBackState(location.key);
    // Another version may not have the place; Docusaurus then leaves the page where the one before was scrolled to.
    if (!markTarget(location.hash) && isOtherPage) window.scrollTo(0, 0);
    onScroll();
  },
};

export default behaviour;
