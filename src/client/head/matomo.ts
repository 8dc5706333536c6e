/**
 * Queues the first page view for Matomo; `src/client/pageViews.ts` adds those of the navigation.
 *
 * @param url address of the Matomo server, ending in a slash
 */
export function startMatomo(url: string, siteId: string): void {
  const queue = (window._paq = window._paq ?? []);
  queue.push(['disableCookies']);
  queue.push(['trackPageView']);
  queue.push(['enableLinkTracking']);
  queue.push(['setTrackerUrl', `${url}matomo.php`]);
  queue.push(['setSiteId', siteId]);
}
