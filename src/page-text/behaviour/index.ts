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
}

const behaviour: ClientModule = {
  // Before the page scrolls to a row.
  onRouteUpdate({previousLocation}) {
    if (previousLocation) showAllSettings();
  },
  onRouteDidUpdate({location}) {
    markTarget(location.hash);
  },
};

export default behaviour;
