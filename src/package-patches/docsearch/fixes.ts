/** A piece of the minified bundle of `@docsearch/react` 4.7.1 and what stands in its place. */
export interface Fix {
  /** Short name; tests/support/faults shows for each in the browser that the fault is there without the fix. */
  readonly id: string;
  /** What goes wrong without it. */
  readonly name: string;
  /** Found exactly once in the bundle. */
  readonly from: string;
  readonly to: string;
}

/**
 * Faults of the search modal that no option reaches. Each can go when the package has mended it; until then the build
 * stops when the package changes under a fix.
 */
export const fixes = [
  {
    id: 'error-screen',
    name: 'the error screen is never shown: every query ends in the status idle',
    from: '.finally(function(){p("idle"),',
    to: '.finally(function(){"error"!==o.getState().status&&p("idle"),',
  },
  {
    id: 'suggestions',
    name: 'queries to try are never suggested: they are kept in an object that has no length',
    from: 'u({searchSuggestions:k(k({},null!==(t=r.context.searchSuggestions)&&void 0!==t?t:[]),Object.keys(o))})',
    to: 'u({searchSuggestions:Object.keys(o)})',
  },
  {
    id: 'number-of-results',
    name: 'the number of results grows with every key',
    from: 'if(i){var s=r.context.nbHits;u({nbHits:(null!=s?s:0)+i})}',
    to: 'u({nbHits:i});',
  },
  {
    id: 'html-of-the-index',
    name: 'text of the index and of stored searches is put into the page as HTML',
    from: '__html:Cu(t,"_snippetResult.".concat(n,".value"))||Cu(t,n)',
    to: '__html:String(Cu(t,"_snippetResult.".concat(n,".value"))||Cu(t,n)||"").replace(/<(?!\\/?mark>)/g,"&lt;")',
  },
  {
    id: 'feedback-message',
    name: "the message of a feedback that was not taken differs from the specification's",
    from: 'Failed, try again later.',
    to: 'Failed, try again later',
  },
  {
    id: 'assistant-message',
    name: "the message of a missing assistant id differs from the specification's",
    from: 'Ask AI assistant ID is required',
    to: 'Ask AI assistant id is required',
  },
  {
    id: 'dialog',
    name: 'the modal is a button around everything in it, instead of a dialog',
    from: 'role:"button",tabIndex:0,onMouseDown:function(e){e.target===e.currentTarget&&v()}',
    to:
      'role:"dialog","aria-modal":!0,"aria-label":"Search","aria-labelledby":void 0,"aria-expanded":void 0,' +
      '"aria-haspopup":void 0,"aria-controls":void 0,onMouseDown:function(e){e.target===e.currentTarget&&v()}',
  },
  {
    id: 'grid',
    name: 'results are options, which cannot hold the links and buttons that they do hold; rows of a grid can',
    from: 'role:"listbox","aria-labelledby"',
    to: 'role:"grid","aria-labelledby"',
  },
  {
    id: 'row',
    name: 'results are options: they become rows of the grid, with cells',
    from: 'role:"option","aria-selected"',
    to: 'role:"row","aria-selected"',
  },
  {
    id: 'assistant-cell',
    name: 'results are options: the row of the assistant has its cell here, those of hits in the theme',
    from: 'e.createElement("div",{className:"DocSearch-Hit--AskAI"}',
    to: 'e.createElement("div",{role:"gridcell",className:"DocSearch-Hit--AskAI"}',
  },
  {
    id: 'list-of-hits',
    name: 'results are items of a list, which cannot be rows',
    from: 'e.createElement("ul",t.getListProps({source:t.collection.source}),t.collection.items.map(',
    to: 'e.createElement("div",t.getListProps({source:t.collection.source}),t.collection.items.map(',
  },
  {
    id: 'list-of-assistant',
    name: 'results are items of a list: that of the assistant',
    from: 'e.createElement("ul",t.getListProps({source:t.collection.source}),e.createElement(xu,',
    to: 'e.createElement("div",t.getListProps({source:t.collection.source}),e.createElement(xu,',
  },
  {
    id: 'item-of-hits',
    name: 'results are items of a list: a hit',
    from: 'e.createElement("li",F({className:["DocSearch-Hit",',
    to: 'e.createElement("div",F({className:["DocSearch-Hit",',
  },
  {
    id: 'item-of-assistant',
    name: 'results are items of a list: the question to the assistant',
    from: 'e.createElement("li",F({className:"DocSearch-Hit"}',
    to: 'e.createElement("div",F({className:"DocSearch-Hit"}',
  },
  {
    id: 'second-footer',
    name: 'the foot of the modal is a second footer of the page',
    from: 'e.createElement("footer",{className:"DocSearch-Footer"}',
    to: 'e.createElement("div",{className:"DocSearch-Footer"}',
  },
  {
    id: 'broken-markdown',
    name: 'Markdown of an answer that the renderer cannot take crashes the page',
    from: '{gfm:!0,breaks:!0,renderer:Qr}',
    to: '{gfm:!0,breaks:!0,silent:!0,renderer:Qr}',
  },
  {
    id: 'html-of-an-answer',
    name: 'text of an answer behind a tag such as <pre> is put into the page as HTML',
    from: '{type:"text",raw:t[0],text:t[0],escaped:n}',
    to: '{type:"text",raw:t[0],text:t[0],escaped:!1}',
  },
  {
    id: 'stop-button',
    name: 'the button that stops an answer has no name',
    from: 'className:"DocSearch-Action DocSearch-StopStreaming",onClick:',
    to: 'className:"DocSearch-Action DocSearch-StopStreaming","aria-label":"Stop answering",title:"Stop answering",onClick:',
  },
  {
    id: 'conversation-button',
    name: 'the button of the conversation menu has no name',
    from: '"aria-disabled":a,onClick:function(){a||s(!o)}',
    to: '"aria-disabled":a,"aria-label":"Conversations",title:"Conversations","aria-expanded":o,onClick:function(){a||s(!o)}',
  },
  {
    id: 'question-field',
    name: 'the field of a question is labelled by and tied to elements that are not there',
    from: '{enterKeyHint:o.isAskAiActive?"enter":"search",',
    to:
      '{...o.isAskAiActive&&{"aria-label":J,"aria-labelledby":void 0,"aria-controls":void 0,"aria-activedescendant":void 0},' +
      'enterKeyHint:o.isAskAiActive?"enter":"search",',
  },
  {
    id: 'eval',
    name: 'a Content-Security-Policy is asked whether it allows eval, and reports the question as a breach',
    from: 'try{return new Function(""),!0}catch(e){return!1}',
    to: 'return!1',
  },
  {
    id: 'style-element',
    name: "the logo brings a style element, which a Content-Security-Policy refuses; the theme's stylesheet has it",
    from: 'e.createElement("defs",null,e.createElement("style",null,".cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}")),',
    to: '',
  },
] as const satisfies readonly Fix[];

export type FixId = (typeof fixes)[number]['id'];
