import type {HtmlTagObject, Plugin} from '@docusaurus/types';
import {keepEarlyActions} from '../client/head/earlyActions.ts';
import {installStorageShim} from '../client/head/storageShim.ts';
import {dropUnknownColourMode} from '../client/head/storedColourMode.ts';
import {layOutInSlices} from '../client/head/layoutInSlices.ts';
import {tellOfLoadFailure} from '../client/head/loadFailure.ts';
import {startMatomo} from '../client/head/matomo.ts';
import {defineTranslateCallback} from '../client/head/translateCallback.ts';
import {installTranslateGuard} from '../client/head/translateGuard.ts';
import type {MatomoSettings, SiteEnvironment} from './env.ts';
import {site, type SiteFields} from '../site.ts';

type Argument = string | number | boolean;

/** A function as a script in the head; arguments are data and can't end the script element. */
function inlineScript<Arguments extends readonly Argument[]>(
  run: (...values: Arguments) => void,
  ...values: Arguments
): HtmlTagObject {
  const source = values.map((value) => JSON.stringify(value).replaceAll('<', '\\u003c')).join(', ');
  return {tagName: 'script', attributes: {}, innerHTML: `(${run.toString()})(${source});`};
}

function asyncScript(src: string, data: Readonly<Record<`data-${string}`, string>> = {}): HtmlTagObject {
  return {tagName: 'script', attributes: {src, async: true, ...data}};
}

function matomo({url, siteId}: MatomoSettings): HtmlTagObject[] {
  return [inlineScript(startMatomo, url, siteId), asyncScript(`${url}matomo.js`)];
}

function translateElement(): HtmlTagObject[] {
  return [
    inlineScript(defineTranslateCallback),
    // With the scheme: the hash router takes //host for a path of the site.
    asyncScript('https://translate.google.com/translate_a/element.js?cb=googleTranslateElementInit'),
  ];
}

/** The chat widget of Kapa, configured as section 7 of the specification says. */
function chatWidget(websiteId: string, siteRoot: string): HtmlTagObject {
  return asyncScript('https://widget.kapa.ai/kapa-widget.bundle.js', {
    'data-website-id': websiteId,
    'data-project-name': site.title,
    'data-project-color': site.colour,
    'data-project-logo': `${siteRoot}img/logo.svg`,
    'data-consent-required': 'false',
    'data-user-analytics-cookie-enabled': 'true',
    'data-user-analytics-fingerprint-enabled': 'true',
    'data-search-mode-enabled': 'true',
    'data-search-mode-default': 'false',
    'data-modal-example-questions': 'How do I get started?,How to troubleshoot?',
    'data-modal-disclaimer':
      'This bot answers from the documentation of dbus-serialbattery. It is experimental and can be wrong: ' +
      'check on the page it links to before you change your battery’s settings.',
    'data-button-position-right': '20px',
    'data-button-position-bottom': '90px',
  });
}

/** Other sites learn which site a reader comes from, not which page. Browsers do so anyway; old ones have to be told. */
const referrerPolicy: HtmlTagObject = {
  tagName: 'meta',
  attributes: {name: 'referrer', content: 'strict-origin-when-cross-origin'},
};

/**
 * Tags for the head of every page: first what has to run before anything else of the page,
 * then the scripts of third parties that the environment asks for.
 */
export function headTags(environment: SiteEnvironment): HtmlTagObject[] {
  const {siteUrl, baseUrl, matomo: matomoSettings, translateWidget, kapaWebsiteId} = environment;
  return [
    inlineScript(installStorageShim),
    inlineScript(dropUnknownColourMode),
    // Always: browsers translate pages without the widget, too.
    inlineScript(installTranslateGuard),
    inlineScript(tellOfLoadFailure),
    inlineScript(keepEarlyActions),
    inlineScript(layOutInSlices),
    referrerPolicy,
    ...(matomoSettings ? matomo(matomoSettings) : []),
    ...(translateWidget ? translateElement() : []),
    ...(kapaWebsiteId ? [chatWidget(kapaWebsiteId, `${siteUrl}${baseUrl}`)] : []),
  ];
}

/** Puts the tags into the head. As `headTags` of the configuration they would be in the script of every page, too. */
export function integrations(environment: SiteEnvironment): () => Plugin {
  return function integrationsPlugin() {
    return {name: 'integrations', injectHtmlTags: () => ({headTags: headTags(environment)})};
  };
}

/** Modules that run with every page, as paths from the project's root: full ones would tell readers where the site was built. */
export function clientModules({matomo: matomoSettings, router}: SiteEnvironment): string[] {
  return [
    ...(matomoSettings ? ['./src/client/pageViews.ts'] : []),
    ...(router === 'hash' ? ['./src/client/hashAnchors.ts', './src/client/hashRoutes.ts'] : []),
  ];
}

export function siteFields({translateWidget}: SiteEnvironment): SiteFields & Record<string, unknown> {
  return {translateWidget};
}
