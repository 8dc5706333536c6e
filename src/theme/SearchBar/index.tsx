/*
 * The stock search bar asks the provider for a connection on every page, has no way to give functions to the modal,
 * and stays silent when the modal cannot be loaded. This one is written on the same public packages.
 */
import {startTransition, useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import '@docsearch/css/dist/button.css';
import {translate} from '@docusaurus/Translate';
import {prepareSearch} from '@site/src/search/client/openSearch.ts';
import {useSearchSettings} from '@site/src/search/client/settings.ts';
import {versionTag} from '@site/src/search/client/tags.ts';
import {useActiveVersion} from '@site/src/versions/useActiveVersion';
import {LoadFailure} from './LoadFailure';
import {SearchButton} from './SearchButton';
import type {SearchModal as SearchModalComponent} from './SearchModal';
import {openModal, useOpenModal} from './openModal.ts';
import {useIsSlashKeyOff} from './slashKey.ts';
import {useSearchKeys} from './useSearchKeys.ts';
import './styles.css';

/** Not from the theme's list, which holds all texts of the modal: it comes with the modal. */
const label = translate({
  id: 'theme.SearchBar.label',
  message: 'Search',
  description: 'The ARIA label and placeholder for search button',
});

/** Both keys open it on every system; DocSearch names only the usual one, and not '/'. */
const searchShortcut = 'Control+K Meta+K';

type SearchModal = typeof SearchModalComponent;

type State =
  | {readonly name: 'closed'}
  | {readonly name: 'loading'}
  /** `typed`: what the field begins with. */
  | {readonly name: 'open'; readonly Modal: SearchModal; readonly typed: string}
  | {readonly name: 'failed'};

let loadedModal: SearchModal | null = null;

async function loadModal(): Promise<SearchModal> {
  loadedModal ??= (await import(/* webpackChunkName: "search-modal" */ './SearchModal')).SearchModal;
  return loadedModal;
}

function loadModalSoon(): void {
  // A failure shows when the reader opens the search.
  loadModal().catch(() => undefined);
}

export default function SearchBar(): ReactNode {
  const settings = useSearchSettings();
  const {activeVersion} = useActiveVersion();
  const [state, setState] = useState<State>(() =>
    !openModal
      ? {name: 'closed'}
      : loadedModal
        ? {name: 'open', Modal: loadedModal, typed: openModal.typed}
        : {name: 'loading'},
  );
  const [isAskAiActive, setAskAiActive] = useState(() => openModal?.isAskAiActive ?? false);
  const button = useRef<HTMLButtonElement | null>(null);
  const tag = versionTag(activeVersion.name);

  const open = useCallback(() => setState((known) => (known.name === 'open' ? known : {name: 'loading'})), []);

  const isLoading = state.name === 'loading';
  useEffect(() => {
    if (!isLoading) return undefined;
    let isWanted = true;
    prepareSearch(settings, tag);
    loadModal().then(
      // The button shows that it was heard before the modal is made, which keeps a slow phone busy.
      (Modal) => isWanted && startTransition(() => setState({name: 'open', Modal, typed: ''})),
      () => isWanted && setState({name: 'failed'}),
    );
    return () => {
      isWanted = false;
    };
  }, [isLoading, settings, tag]);

  const close = useCallback(() => {
    setState({name: 'closed'});
    setAskAiActive(false);
  }, []);

  const isOpen = state.name !== 'closed';
  // Not in `close`: the button cannot take the focus before the modal is gone.
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  useOpenModal(isOpen, isAskAiActive);
  const leaveAskAi = useCallback(() => setAskAiActive(false), []);
  useSearchKeys({isOpen, isAskAiActive, onOpen: open, onClose: close, onLeaveAskAi: leaveAskAi});
  const isSlashOff = useIsSlashKeyOff();

  return (
    <>
      <SearchButton
        ref={button}
        onTouchStart={loadModalSoon}
        onFocus={loadModalSoon}
        onMouseOver={loadModalSoon}
        onClick={open}
        aria-busy={isLoading}
        aria-keyshortcuts={isSlashOff ? searchShortcut : `${searchShortcut} /`}
        label={label}
      />
      {state.name === 'failed' && <LoadFailure onRetry={open} onClose={close} />}
      {state.name === 'open' && (
        <state.Modal
          settings={settings}
          tag={tag}
          versionName={activeVersion.name}
          typed={state.typed}
          isAskAiActive={isAskAiActive}
          onAskAiToggle={setAskAiActive}
          onClose={close}
        />
      )}
    </>
  );
}
