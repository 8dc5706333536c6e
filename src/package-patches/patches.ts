/** A piece of a package's file and what is put in its place. */
export interface Replacement {
  /** Found exactly once in the file. */
  readonly from: string;
  readonly to: string;
}

/** A fault of an installed package that no option reaches, and its repair in the browser's script. */
export interface Patch {
  /** Names the patch in messages and in the tests that leave it out, see tests/support/faults. */
  readonly id: string;
  /** The package that owns the file. */
  readonly owner: string;
  /** Where the file is in its package. */
  readonly file: string;
  /** What goes wrong without the patch. */
  readonly problem: string;
  /** Why the site cannot live with the fault: a statement of the specification, or who is harmed. */
  readonly serves: `S${number}.${string}` | 'accessibility' | 'readers' | 'security';
  /** Where the fault, or one of its kind, has been reported. Empty when no report was found. */
  readonly reports: readonly string[];
  /** When the patch can go. */
  readonly until: string;
  readonly replacements: readonly Replacement[];
}

const docSearchModal = {owner: '@docsearch/react', file: 'dist/esm/DocSearchModal.js'} as const;
const docSearchStyles = (file: string) => ({owner: '@docsearch/css', file: `dist/${file}`}) as const;
const docusaurusClient = (file: string) => ({owner: '@docusaurus/core', file: `lib/client/${file}`}) as const;

const dialogReport = 'https://github.com/algolia/docsearch/issues/1370';

/** All patches. The pieces of DocSearch are those of its minified bundle, version 4.7.1. */
export const patches = [
  {
    ...docSearchModal,
    id: 'error-screen',
    problem:
      'the error screen is never shown: every query ends in the status idle; one that was answered ends in it twice, and ' +
      'the results are rendered twice',
    serves: 'S2.modal.8',
    reports: [],
    until: 'the modal keeps the status error after a query that failed',
    replacements: [
      {
        from: '.finally(function(){p("idle"),',
        to: '.finally(function(){/loading|stalled/.test(o.getState().status)&&p("idle"),',
      },
    ],
  },
  {
    ...docSearchModal,
    id: 'work-of-a-key',
    problem:
      'with every key the modal writes to the storage, which other tabs hear, and reads the selection and all that is stored: ' +
      'a third of the time from a key to its results',
    serves: 'readers',
    reports: [],
    until: 'the modal reads the selection and the stored lists when it opens',
    replacements: [
      {
        from: 'e.useRef("undefined"!=typeof window?window.getSelection().toString().slice(0,512):"").current',
        to: 'e.useState(function(){return window.getSelection().toString().slice(0,512)})[0]',
      },
      {
        from: 'e.useRef(ia({key:"__DOCSEARCH_FAVORITE_SEARCHES__".concat(Ie),limit:10})).current',
        to: 'e.useState(function(){return ia({key:"__DOCSEARCH_FAVORITE_SEARCHES__".concat(Ie),limit:10})})[0]',
      },
      {
        from: 'e.useRef(ia({key:"__DOCSEARCH_RECENT_SEARCHES__".concat(Ie),limit:0===Oe.getAll().length?W:G})).current',
        to: 'e.useState(function(){return ia({key:"__DOCSEARCH_RECENT_SEARCHES__".concat(Ie),limit:0===Oe.getAll().length?W:G})})[0]',
      },
      {
        from: '=a((N={key:"__DOCSEARCH_ASKAI_CONVERSATIONS__"',
        to: '=i(function(){return(N={key:"__DOCSEARCH_ASKAI_CONVERSATIONS__"',
      },
      {from: 'if(t&&t.messages)return t}})).current', to: 'if(t&&t.messages)return t}})})[0]'},
    ],
  },
  {
    ...docSearchModal,
    id: 'lists-of-two-tabs',
    problem:
      'searches and conversations of another tab are overwritten: the modal writes the list that it read when it came',
    serves: 'readers',
    reports: [],
    until: 'the modal reads a stored list before it changes it',
    replacements: [
      {
        from: 'add:function(e){var t=e;t._highlightResult',
        to: 'add:function(e){a=u.getItem().slice(0,r);var t=e;t._highlightResult',
      },
      {from: 'remove:function(e){a=a.filter(', to: 'remove:function(e){a=u.getItem().slice(0,r).filter('},
      {
        from: 'add:function(e){var t=e.objectID,n=e.query,r=L',
        to: 'add:function(e){L=Z.getItem().slice(0,M);var t=e.objectID,n=e.query,r=L',
      },
      {
        // The chat shares its messages with the list: a copy from the storage would lose the feedback with the next question.
        from: 'addFeedback:function(e,t){var n=L',
        to: 'addFeedback:function(e,t){var own=L;L=Z.getItem().slice(0,M).map(function(stored){return own.find(function(one){return one.objectID===stored.objectID})||stored});var n=L',
      },
      {from: 'remove:function(e){L=L.filter(', to: 'remove:function(e){L=Z.getItem().slice(0,M).filter('},
    ],
  },
  {
    ...docSearchModal,
    id: 'suggestions',
    problem: 'queries to try are never suggested: they are kept in an object, which has no length',
    serves: 'S2.modal.7',
    reports: ['https://github.com/algolia/docsearch/issues/2922', 'https://github.com/algolia/docsearch/pull/2928'],
    until: 'the modal keeps the suggestions in an array',
    replacements: [
      {
        from: 'u({searchSuggestions:k(k({},null!==(t=r.context.searchSuggestions)&&void 0!==t?t:[]),Object.keys(o))})',
        to: 'u({searchSuggestions:Object.keys(o)})',
      },
    ],
  },
  {
    ...docSearchModal,
    id: 'html-of-the-index',
    problem: 'text of the index and of stored searches is put into the page as HTML',
    serves: 'security',
    // Fixed for stored conversations only.
    reports: ['https://github.com/algolia/docsearch/pull/2822'],
    until: 'the modal escapes all of a hit but its <mark>',
    replacements: [
      {
        from: '__html:Cu(t,"_snippetResult.".concat(n,".value"))||Cu(t,n)',
        to: '__html:String(Cu(t,"_snippetResult.".concat(n,".value"))||Cu(t,n)||"").replace(/<(?!\\/?mark>)/g,"&lt;")',
      },
    ],
  },
  {
    ...docSearchModal,
    id: 'feedback-message',
    problem: "the message of a feedback that was not taken differs from the specification's",
    serves: 'S8.5',
    reports: [],
    until: 'the modal takes this message as a translation',
    replacements: [{from: 'Failed, try again later.', to: 'Failed, try again later'}],
  },
  {
    ...docSearchModal,
    id: 'assistant-message',
    problem: "the message of a missing assistant id differs from the specification's",
    serves: 'S5.3',
    reports: [],
    until: 'the modal takes this message as a translation',
    replacements: [{from: 'Ask AI assistant ID is required', to: 'Ask AI assistant id is required'}],
  },
  {
    ...docSearchModal,
    id: 'dialog',
    problem: 'the modal is a button around everything in it, not a dialog',
    serves: 'accessibility',
    reports: [dialogReport],
    until: 'the modal has the role dialog',
    replacements: [
      {
        from: 'role:"button",tabIndex:0,onMouseDown:function(e){e.target===e.currentTarget&&v()}',
        to:
          'role:"dialog","aria-modal":!0,"aria-label":"Search","aria-labelledby":void 0,"aria-expanded":void 0,' +
          '"aria-haspopup":void 0,"aria-controls":void 0,onMouseDown:function(e){e.target===e.currentTarget&&v()}',
      },
    ],
  },
  {
    ...docSearchModal,
    id: 'results',
    problem: 'results are options of a listbox, which cannot hold the links and buttons that they do hold',
    serves: 'accessibility',
    reports: ['https://github.com/algolia/docsearch/issues/1014'],
    until: 'results have roles that may hold links and buttons',
    // A grid: its rows and cells may. Cells of hits are in the theme, src/theme/SearchBar.
    replacements: [
      {from: 'role:"listbox","aria-labelledby"', to: 'role:"grid","aria-labelledby"'},
      {from: 'role:"option","aria-selected"', to: 'role:"row","aria-selected"'},
      {
        from: 'e.createElement("div",{className:"DocSearch-Hit--AskAI"}',
        to: 'e.createElement("div",{role:"gridcell",className:"DocSearch-Hit--AskAI"}',
      },
      // Lists and their items, of the hits and of the assistant: an item of a list cannot be a row.
      {
        from: 'e.createElement("ul",t.getListProps({source:t.collection.source}),t.collection.items.map(',
        to: 'e.createElement("div",t.getListProps({source:t.collection.source}),t.collection.items.map(',
      },
      {
        from: 'e.createElement("ul",t.getListProps({source:t.collection.source}),e.createElement(xu,',
        to: 'e.createElement("div",t.getListProps({source:t.collection.source}),e.createElement(xu,',
      },
      {
        from: 'e.createElement("li",F({className:["DocSearch-Hit",',
        to: 'e.createElement("div",F({className:["DocSearch-Hit",',
      },
      {
        from: 'e.createElement("li",F({className:"DocSearch-Hit"}',
        to: 'e.createElement("div",F({className:"DocSearch-Hit"}',
      },
    ],
  },
  {
    ...docSearchModal,
    id: 'second-footer',
    problem: 'the footer of the modal is a second footer of the page',
    serves: 'accessibility',
    reports: [],
    until: 'the footer of the modal is not a landmark',
    replacements: [
      {
        from: 'e.createElement("footer",{className:"DocSearch-Footer"}',
        to: 'e.createElement("div",{className:"DocSearch-Footer"}',
      },
    ],
  },
  {
    ...docSearchModal,
    id: 'broken-markdown',
    problem: 'Markdown of an answer that the renderer cannot take crashes the page',
    serves: 'readers',
    reports: [],
    until: 'the modal catches errors of its Markdown renderer',
    replacements: [{from: '{gfm:!0,breaks:!0,renderer:Qr}', to: '{gfm:!0,breaks:!0,silent:!0,renderer:Qr}'}],
  },
  {
    ...docSearchModal,
    id: 'empty-tool-call',
    problem: 'a search of the assistant without an input or an output crashes the page',
    serves: 'readers',
    reports: [],
    until: 'the modal leaves out searches of the assistant that it cannot show',
    replacements: [
      {
        from: 'if("input-available"!==e.state&&"output-available"!==e.state)return[];',
        to: 'if(!e.input||"input-available"!==e.state&&("output-available"!==e.state||!e.output))return[];',
      },
    ],
  },
  {
    ...docSearchModal,
    id: 'html-of-an-answer',
    problem: 'text of an answer behind a tag such as <pre> is put into the page as HTML',
    serves: 'security',
    // Escapes other text of an answer, not this.
    reports: ['https://github.com/algolia/docsearch/pull/2929'],
    until: 'the Markdown renderer of the modal escapes all text',
    replacements: [
      {
        from: '{type:"text",raw:t[0],text:t[0],escaped:n}',
        to: '{type:"text",raw:t[0],text:t[0],escaped:!1}',
      },
    ],
  },
  {
    ...docSearchModal,
    id: 'pictures-of-an-answer',
    problem: 'pictures of an answer are loaded from any host, also those of stored conversations',
    serves: 'security',
    reports: [],
    until: 'the modal has an option for pictures, or loads none',
    replacements: [
      {
        from: `'<img src="'.concat(u,'" alt="').concat(Jr(r),'"').concat(a," />")`,
        to: `'<a href="'.concat(u,'"').concat(a,' target="_blank" rel="noopener noreferrer">').concat(Jr(r||t),"</a>")`,
      },
    ],
  },
  {
    ...docSearchModal,
    id: 'lookbehind',
    problem: 'a pattern that Safari knows since 16.4: phones with an older iOS cannot read the script of the modal',
    serves: 'readers',
    reports: [],
    until:
      'the modal looks for addresses without a lookbehind, or `browserslist` in package.json begins at Safari 16.4',
    replacements: [
      {
        from: 'u.matchAll(/(?<!\\]\\()https?:',
        to: 'u.replace(/\\]\\(https?:/g,"](").matchAll(/https?:',
      },
    ],
  },
  {
    ...docSearchModal,
    id: 'stop-button',
    problem: 'the button that stops an answer has no name',
    serves: 'accessibility',
    reports: [],
    until: 'the button has a name',
    replacements: [
      {
        from: 'className:"DocSearch-Action DocSearch-StopStreaming",onClick:',
        to: 'className:"DocSearch-Action DocSearch-StopStreaming","aria-label":"Stop answering",title:"Stop answering",onClick:',
      },
    ],
  },
  {
    ...docSearchModal,
    id: 'conversation-button',
    problem: 'the button of the conversation menu has no name',
    serves: 'accessibility',
    reports: [],
    until: 'the button has a name',
    replacements: [
      {
        from: '"aria-disabled":a,onClick:function(){a||s(!o)}',
        to: '"aria-disabled":a,"aria-label":"Conversations",title:"Conversations","aria-expanded":o,onClick:function(){a||s(!o)}',
      },
    ],
  },
  {
    ...docSearchModal,
    id: 'question-field',
    problem: 'the field of a question is labelled by elements that are not there, and controls such elements',
    serves: 'accessibility',
    reports: [dialogReport],
    until: 'the field of a question has a label of its own',
    replacements: [
      {
        from: '{enterKeyHint:o.isAskAiActive?"enter":"search",',
        to:
          '{...o.isAskAiActive&&{"aria-label":J,"aria-labelledby":void 0,"aria-controls":void 0,"aria-activedescendant":void 0},' +
          'enterKeyHint:o.isAskAiActive?"enter":"search",',
      },
    ],
  },
  {
    ...docSearchModal,
    id: 'eval',
    problem: 'zod in the modal tries whether eval works, which a Content-Security-Policy reports as a violation',
    serves: 'security',
    reports: ['https://github.com/colinhacks/zod/issues/4461', 'https://github.com/colinhacks/zod/pull/5864'],
    until: 'the modal configures its zod with jitless, which since pull request 5864 skips the attempt',
    replacements: [{from: 'try{return new Function(""),!0}catch(e){return!1}', to: 'return!1'}],
  },
  {
    ...docSearchStyles('_variables.css'),
    id: 'variables',
    problem:
      'the colours of the modal are variables of the root: when they come the browser makes the styles of the whole page again',
    serves: 'readers',
    reports: [],
    until: 'the variables are those of the modal',
    // src/theme/SearchBar has the site's own colours in the same places.
    replacements: [
      {from: ':root{', to: '.DocSearch-Container{'},
      {from: 'html[data-theme=dark]{', to: 'html[data-theme=dark] .DocSearch-Container{'},
    ],
  },
  {
    ...docSearchStyles('modal.css'),
    id: 'variables-of-a-phone',
    problem: 'so are the sizes of the modal on a phone',
    serves: 'readers',
    reports: [],
    until: 'the variables are those of the modal',
    replacements: [{from: ':root{', to: '.DocSearch-Container{'}],
  },
  {
    ...docusaurusClient('PendingNavigation.js'),
    id: 'scroll-after-reload',
    problem: 'a page that is reloaded because its script is gone keeps the scroll position of the page before',
    serves: 'readers',
    reports: [],
    until: 'Docusaurus scrolls to the top, or to the hash, after such a reload',
    // src/client/placeAfterReload.ts switches it back.
    replacements: [
      {
        from: 'window.location.reload();',
        to: "window.history.scrollRestoration = 'manual'; window.location.reload();",
      },
    ],
  },
  {
    ...docusaurusClient('PendingNavigation.js'),
    id: 'abandoned-navigation',
    problem: 'when the scripts of a page arrive after the reader has chosen another one, the page goes blank',
    serves: 'S2.nav.6',
    reports: [],
    until: 'Docusaurus drops the scripts of a page that is no longer the one to show',
    replacements: [
      {
        from: 'this.routeUpdateCleanupCb();',
        to: 'if (nextLocation.pathname !== this.props.location.pathname) return; this.routeUpdateCleanupCb();',
      },
      {
        from: 'console.warn(e);',
        to: 'if (nextLocation.pathname !== this.props.location.pathname) return; console.warn(e);',
      },
    ],
  },
  {
    ...docusaurusClient('preload.js'),
    id: 'malformed-path-preload',
    problem: 'the not-found page does not start for a path that is malformed, such as /50%',
    serves: 'readers',
    reports: [],
    until: 'Docusaurus decodes the path in a try block',
    replacements: [
      {
        from: 'new Set([pathname, decodeURI(pathname)])',
        to: 'new Set([pathname, (() => { try { return decodeURI(pathname); } catch { return pathname; } })()])',
      },
    ],
  },
  {
    ...docusaurusClient('clientEntry.js'),
    id: 'start-in-one-task',
    problem:
      'the script of the site runs and its page is looked up in one task: on a slow phone nothing answers for 150 ms',
    serves: 'readers',
    reports: [],
    until: 'Docusaurus lets the browser work between the two',
    replacements: [
      {
        from: 'preload(window.location.pathname).then(',
        to: 'new Promise((resolve) => setTimeout(resolve)).then(() => preload(window.location.pathname)).then(',
      },
    ],
  },
  {
    owner: '@docusaurus/theme-common',
    file: 'lib/utils/reactUtils.js',
    id: 'order-of-a-language',
    problem:
      "names of properties are sorted by the rules of the reader's language, which take 30 ms to load on a phone",
    serves: 'readers',
    reports: [],
    until: 'Docusaurus sorts them as they are',
    replacements: [{from: 'a[0].localeCompare(b[0])', to: '(a[0] < b[0] ? -1 : 1)'}],
  },
] as const satisfies readonly Patch[];
