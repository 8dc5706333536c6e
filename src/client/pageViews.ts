/*
 * Tells Matomo of each page that the reader navigates to. The first one is in the head script;
 * a change of only the hash or the query is none.
 */
import type {ClientModule} from '@docusaurus/types';

type Location = NonNullable<Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0]['location']>;

function addressOf({pathname, search}: Location): string {
  return `${window.location.origin}${pathname}${search}`;
}

function trackPageView(location: Location, previous: Location): void {
  const queue = window._paq;
  queue?.push(['setReferrerUrl', addressOf(previous)]);
  queue?.push(['setCustomUrl', addressOf(location)]);
  queue?.push(['setDocumentTitle', document.title]);
  queue?.push(['trackPageView']);
  queue?.push(['enableLinkTracking']);
}

/** Helmet sets the title in the frame after the update; a timer from that frame runs after it. */
function afterTitle(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (!previousLocation || previousLocation.pathname === location.pathname) return;
  afterTitle(() => trackPageView(location, previousLocation));
};
