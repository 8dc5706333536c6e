/** What the search offers before anything is typed. Every version has these sections: tests/content/startLinks.test.ts. */

interface StartLink {
  readonly text: string;
  /** Id of the page, as the docs plugin has it. */
  readonly doc: string;
  readonly anchor: string;
}

export const startLinks: readonly {readonly title: string; readonly links: readonly StartLink[]}[] = [
  {
    title: 'Something does not work',
    links: [
      {text: 'Battery not found', doc: 'troubleshoot/troubleshoot', anchor: 'battery-not-detected'},
      {text: 'Charging stops or is limited', doc: 'troubleshoot/troubleshoot', anchor: 'charging-problems'},
      {text: 'Error #119', doc: 'troubleshoot/troubleshoot', anchor: 'error-119'},
      {text: 'White screen', doc: 'general/install', anchor: 'white-screen'},
    ],
  },
  {
    title: 'My BMS',
    links: [
      {text: 'JKBMS', doc: 'general/connect', anchor: 'bms-jk'},
      {text: 'JBD', doc: 'general/connect', anchor: 'bms-jbd'},
      {text: 'Daly', doc: 'general/connect', anchor: 'bms-daly'},
    ],
  },
];
