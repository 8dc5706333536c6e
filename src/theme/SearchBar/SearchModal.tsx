import {useCallback, useEffect, useMemo, useState, type ReactElement, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {Link as RouterLink} from 'react-router-dom';
import {DocSearchModal} from '@docsearch/react/modal';
import type {DocSearchHit, DocSearchModalProps, DocSearchTransformClient} from '@docsearch/react';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import translations from '@theme/SearchTranslations';
import {useAssistant} from '@site/src/assistant/useAssistant.ts';
import {explainRefusals, fixHostState} from '@site/src/search/client/hosted.ts';
import {offerTools} from '@site/src/search/client/hostedTools.ts';
import {keepQueryOf, takeInitialQuery} from '@site/src/search/client/keptQuery.ts';
import {missingResultsUrl} from '@site/src/search/client/missingResults.ts';
import {findNothing, isDevelopment} from '@site/src/search/client/needsBuild.ts';
import {healStoredLists} from '@site/src/search/client/storedLists.ts';
import {openSearch} from '@site/src/search/client/openSearch.ts';
import type {SearchSettings} from '@site/src/search/client/settings.ts';
import {expressionOf, filtersFor} from '@site/src/search/client/tags.ts';
import {toRoute} from '@site/src/search/client/toRoute.ts';
import type {SearchQuery, SearchResult} from '@site/src/search/client/types.ts';
import {findActiveDoc} from '@site/src/versions/activeDoc';
import {useActiveVersion} from '@site/src/versions/useActiveVersion';
import {SectionHit} from './SectionHit';
import {StartLinks} from './StartLinks';
import {hitsByPage} from './hitsByPage.ts';
import {createResultCounts, type ResultCounts} from './resultCounts.ts';
import {breakKeys} from './breakKeys.ts';
import {modalTexts} from './modalTexts.ts';
import {ResultsFooter} from './ResultsFooter';
import {SlashKeySwitch} from './SlashKeySwitch';
import {chooseRowWithEnter, keepFocusOnOverlay, useFocusTrap} from './modalKeyboard.ts';
import {useNavigator} from './useNavigator';
import './modal.css';

interface Props {
  readonly settings: SearchSettings;
  /** Index of the version being read. */
  readonly tag: string;
  readonly versionName: string;
  /** What the field begins with; empty for what was kept when a page was reloaded. */
  readonly typed: string;
  readonly isAskAiActive: boolean;
  readonly onAskAiToggle: (active: boolean) => void;
  readonly onClose: () => void;
}

/** Excerpts have 15 words, 5 on a narrow screen. */
function excerptWords(): number {
  return window.matchMedia('(max-width: 768px)').matches ? 5 : 15;
}

function attributesToSnippet(): string[] {
  const words = excerptWords();
  const levels = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
  return [...levels, 'content'].map((attribute) => `${attribute}:${words}`);
}

/** Offers the tools in the answers of the provider, too. */
function withOffers(client: DocSearchTransformClient, siteRoot: string): DocSearchTransformClient {
  const search = async (...request: Parameters<DocSearchTransformClient['search']>) => {
    const {results} = (await client.search(...request)) as unknown as {readonly results: readonly SearchResult[]};
    const {requests} = request[0] as unknown as {readonly requests: readonly SearchQuery[]};
    return {results: await offerTools(requests, results, siteRoot)};
  };
  return {...client, search: search as unknown as DocSearchTransformClient['search']};
}

/** Notes how many results each query has. */
function countResults(client: DocSearchTransformClient, counts: ResultCounts): DocSearchTransformClient {
  const search = async (...request: Parameters<DocSearchTransformClient['search']>) => {
    const answer = await client.search(...request);
    const {requests} = request[0] as unknown as {readonly requests: readonly SearchQuery[]};
    const {results} = answer as unknown as {readonly results: readonly SearchResult[]};
    results.forEach(({nbHits}, index) => counts.note(requests[index]?.query ?? '', nbHits));
    return answer;
  };
  return {...client, search: search};
}

/** DocSearch makes a client of its own; this replaces it by the site's, or fixes it. */
function useTransformSearchClient(
  settings: SearchSettings,
  counts: ResultCounts,
  onRefusal: (message: string) => void,
): (client: DocSearchTransformClient) => DocSearchTransformClient {
  const {docusaurusVersion} = useDocusaurusContext().siteMetadata;
  return useCallback(
    (client) => {
      if (settings.mode === 'hosted') {
        client.addAlgoliaAgent('docusaurus', docusaurusVersion);
        return countResults(withOffers(explainRefusals(fixHostState(client), onRefusal), settings.siteRoot), counts);
      }
      const search = async ({requests}: {requests: readonly SearchQuery[]}) => {
        // A refusal would be an error of the page, which the development server shows over everything.
        if (isDevelopment) return {results: requests.map(findNothing)};
        const embedded = await openSearch(settings);
        return {results: await embedded.search(requests)};
      };
      return countResults({...client, search: search as unknown as DocSearchTransformClient['search']}, counts);
    },
    [settings, docusaurusVersion, counts, onRefusal],
  );
}

/** Shows titles whole: one that is cut at both ends cannot be told from its neighbour. */
function withWholeTitles({_snippetResult: snippet, _highlightResult: highlight}: DocSearchHit): typeof snippet {
  return {...snippet, hierarchy: {...snippet?.hierarchy, ...highlight?.hierarchy}};
}

function transformHosted(items: DocSearchHit[], siteRoot: string): DocSearchHit[] {
  return items.map((item) => ({
    ...item,
    url: toRoute(item.url, siteRoot),
    _snippetResult: breakKeys(withWholeTitles(item)),
    _highlightResult: breakKeys(item._highlightResult),
  }));
}

const transformEmbedded = (items: DocSearchHit[], siteRoot: string): DocSearchHit[] =>
  hitsByPage(transformHosted(items, siteRoot));

/** The assistant, asked about the version being read. Parameters for an agent of Agent Studio are by index. */
function assistantFor({askAi, agentStudio, indexName}: SearchSettings, tag: string): DocSearchModalProps['askAi'] {
  if (!askAi) return undefined;
  const facetFilters = filtersFor(tag);
  if (!agentStudio)
    return {...askAi, searchParameters: {...askAi.searchParameters, facetFilters: facetFilters as string[]}};
  return {
    ...askAi,
    agentStudio,
    searchParameters: {[askAi.indexName ?? indexName]: {filters: expressionOf(facetFilters)}},
  };
}

/** The driver version of an address, when it is not the one being searched. */
function OtherVersion({url}: {readonly url: string}): ReactNode {
  const {versions, activeVersion} = useActiveVersion();
  const found = findActiveDoc(versions, url.replace(/[?#].*$/, ''))?.version;
  if (!found || found.name === activeVersion.name) return null;
  return (
    <span className="search-hit-version" translate="no">
      {found.label}
    </span>
  );
}

interface HitProps {
  /** One that is remembered has lost its excerpt. */
  readonly hit: Pick<DocSearchHit, 'url' | 'type' | 'hierarchy'> &
    Partial<Pick<DocSearchHit, '_snippetResult'>> & {readonly path?: readonly string[]};
  readonly children: ReactNode;
}

/**
 * A link to a page of the site. Docusaurus' own watches whether it comes into view, and begins that anew with every letter
 * that the reader types: a third of the time between a key and its hits.
 */
function PageLink({to, children}: {readonly to: string; readonly children: ReactNode}): ReactElement {
  useEffect(() => void window.docusaurus.prefetch(to), [to]);
  const preload = () => void window.docusaurus.preload(to);
  return (
    <RouterLink to={to} onMouseEnter={preload} onTouchStart={preload}>
      {children}
    </RouterLink>
  );
}

function Hit({hit, children}: HitProps): ReactElement {
  const HitLink = hit.url.startsWith('/') ? PageLink : Link;
  return (
    <div role="gridcell" data-conversation={hit.type === 'askAI' || undefined}>
      <HitLink to={hit.url}>
        {hit.path && hit._snippetResult ? <SectionHit {...hit} path={hit.path} /> : children}
        {/* Remembered searches come from all versions, and look the same in each. */}
        {hit._snippetResult === undefined && <OtherVersion url={hit.url} />}
      </HitLink>
    </div>
  );
}

/** The modal throws an error that it shows once more, which the browser would report for each key. */
function ignoreShownErrors(): () => void {
  const ignore = (event: PromiseRejectionEvent): void => {
    if (event.reason instanceof Error && event.reason.name === 'RetryError') event.preventDefault();
  };
  window.addEventListener('unhandledrejection', ignore);
  return () => window.removeEventListener('unhandledrejection', ignore);
}

/** A question of blanks is not a question. */
const isBlank = ({query}: {readonly query: string}): boolean => query.trim() === '';

/** The search modal; loaded when the reader reaches for the search. */
export function SearchModal({
  settings,
  tag,
  versionName,
  typed,
  isAskAiActive,
  onAskAiToggle,
  onClose,
}: Props): ReactNode {
  const {appId, apiKey, indexName, askAi, insights, disableUserPersonalization} = settings;
  useAssistant(settings);
  useEffect(ignoreShownErrors, []);
  // Before the modal reads them, which it does while it is rendered first.
  useState(() => healStoredLists(indexName, askAi?.indexName));
  const [keptQuery] = useState(() => typed || takeInitialQuery());
  useEffect(() => keepQueryOf(() => document.querySelector<HTMLInputElement>('.DocSearch-Input')?.value ?? ''), []);
  const [refusal, setRefusal] = useState('');
  const [counts] = useState(createResultCounts);
  const transformSearchClient = useTransformSearchClient(settings, counts, setRefusal);
  const transformItems = useCallback(
    (items: DocSearchHit[]) =>
      (settings.mode === 'embedded' ? transformEmbedded : transformHosted)(items, settings.siteRoot),
    [settings],
  );
  const navigator = useNavigator(useHistory());
  const [snippets] = useState(attributesToSnippet);
  const facetFilters = useMemo(() => filtersFor(tag) as string[], [tag]);
  const searchParameters = useMemo(() => ({facetFilters, attributesToSnippet: snippets}), [facetFilters, snippets]);
  const resultsFooterComponent = useCallback<NonNullable<DocSearchModalProps['resultsFooterComponent']>>(
    ({state: {query}}) => (
      <ResultsFooter query={query} count={counts.of(query)} versionName={versionName} onClose={onClose} />
    ),
    [counts, versionName, onClose],
  );
  const assistant = useMemo(() => assistantFor(settings, tag), [settings, tag]);
  const {searchBox} = translations.modal ?? {};
  const texts = useMemo(
    () => modalTexts(translations.modal ?? {}, {mode: settings.mode, isDevelopment, refusal}),
    [settings.mode, refusal],
  );
  const [modal, setModal] = useState<HTMLElement | null>(null);
  useFocusTrap(modal);
  const askAiProps = {
    askAi: assistant,
    canHandleAskAi: Boolean(assistant),
  } as Partial<DocSearchModalProps>;
  return createPortal(
    <div
      ref={setModal}
      className={settings.mode === 'embedded' ? 'search-embedded' : undefined}
      onKeyDownCapture={chooseRowWithEnter}
      onMouseDownCapture={keepFocusOnOverlay}
    >
      <DocSearchModal
        appId={appId}
        apiKey={apiKey}
        indexName={indexName}
        insights={insights}
        disableUserPersonalization={disableUserPersonalization}
        initialQuery={keptQuery}
        initialScrollY={window.scrollY}
        onClose={onClose}
        navigator={navigator}
        transformItems={transformItems}
        transformSearchClient={transformSearchClient}
        searchParameters={searchParameters}
        hitComponent={Hit}
        resultsFooterComponent={resultsFooterComponent}
        getMissingResultsUrl={isDevelopment ? undefined : ({query}) => missingResultsUrl(query)}
        placeholder={isAskAiActive ? searchBox?.placeholderTextAskAi : searchBox?.placeholderText}
        translations={texts}
        isAskAiActive={isAskAiActive}
        onAskAiToggle={onAskAiToggle}
        interceptAskAiEvent={isBlank}
        {...askAiProps}
      />
      <SlashKeySwitch modal={modal} />
      <StartLinks modal={modal} onClose={onClose} />
    </div>,
    document.body,
  );
}
