import type {HostedSearchSettings, MatomoSettings, SiteEnvironment} from './env.ts';

type Directive = 'connect-src' | 'font-src' | 'frame-src' | 'img-src' | 'script-src' | 'style-src';

/** What pages may load besides the site's own files. */
export interface Allowed {
  /** Where the site's own files come from, such as `'self'`. */
  readonly own: readonly string[];
  /** Sources beyond them, as the header writes them: `https://host`, `'unsafe-inline'`, ... */
  readonly others: Readonly<Partial<Record<Directive, readonly string[]>>>;
}

type Sources = Allowed['others'];

/** The hosts that the search client asks, in its order, and that of the assistant. */
function hostedSearch(
  {appId}: HostedSearchSettings,
  assistant: Pick<SiteEnvironment, 'askAiAssistantId' | 'isAgentStudio'>,
): Sources {
  const id = appId.toLowerCase();
  const search = [`https://${id}-dsn.algolia.net`, ...[1, 2, 3].map((host) => `https://${id}-${host}.algolianet.com`)];
  if (assistant.askAiAssistantId === null) return {'connect-src': search};
  const host = assistant.isAgentStudio ? `https://${id}.algolia.net` : 'https://askai.algolia.com';
  return {'connect-src': [...search, host]};
}

function matomo({url}: MatomoSettings): Sources {
  const {origin} = new URL(url);
  return {'script-src': [origin], 'connect-src': [origin], 'img-src': [origin]};
}

/** The widget writes its own styles into the page, and those of Google's bar come with it. */
const translateElement: Sources = {
  'script-src': [
    'https://translate.google.com',
    'https://translate.googleapis.com',
    'https://translate-pa.googleapis.com',
  ],
  'style-src': ["'unsafe-inline'", 'https://www.gstatic.com'],
  'img-src': [
    'https://translate.google.com',
    'https://translate.googleapis.com',
    'https://www.google.com',
    'https://www.gstatic.com',
    'https://fonts.gstatic.com',
  ],
  'connect-src': ['https://translate.googleapis.com', 'https://translate-pa.googleapis.com'],
};

const captchas = ['https://www.google.com/recaptcha/', 'https://hcaptcha.com', 'https://*.hcaptcha.com'];

/** As https://docs.kapa.ai/integrations/understanding-csp-cors has them. */
const chatWidget: Sources = {
  'script-src': ['https://widget.kapa.ai', 'https://www.gstatic.com/recaptcha/', ...captchas],
  'style-src': ["'unsafe-inline'", 'https://hcaptcha.com', 'https://*.hcaptcha.com'],
  'connect-src': [
    'https://proxy.kapa.ai',
    'https://kapa-widget-proxy-la7dkmplpq-uc.a.run.app',
    'https://metrics.kapa.ai',
    ...captchas,
  ],
  'frame-src': captchas,
};

function merge(all: readonly Sources[]): Sources {
  const merged: Partial<Record<keyof Sources, readonly string[]>> = {};
  for (const sources of all) {
    for (const [directive, values] of Object.entries(sources) as [keyof Sources, readonly string[]][]) {
      merged[directive] = [...new Set([...(merged[directive] ?? []), ...values])];
    }
  }
  return merged;
}

/** What the pages of a build may load; `null` for a build without a policy. */
export function allowedSources(environment: SiteEnvironment): Allowed | null {
  if (!environment.contentSecurityPolicy) return null;
  const {router, hostedSearch: search, matomo: analytics} = environment;
  return {
    // Pages opened from a disk have no origin that 'self' could stand for in every browser.
    own: router === 'hash' ? ["'self'", 'file:'] : ["'self'"],
    others: merge([
      ...(search ? [hostedSearch(search, environment)] : []),
      ...(analytics ? [matomo(analytics)] : []),
      ...(environment.translateWidget ? [translateElement] : []),
      ...(environment.kapaWebsiteId ? [chatWidget] : []),
    ]),
  };
}
