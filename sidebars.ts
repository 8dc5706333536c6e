import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** One sidebar for every page. Its link is labelled by its first item, the introduction. */
const sidebars = {
  tutorialSidebar: [
    {
      type: 'category',
      label: 'Introduction',
      link: {type: 'doc', id: 'general/index'},
      collapsible: false,
      items: ['general/features', 'general/supported-bms', 'general/connect', 'general/install'],
    },
    'troubleshoot/troubleshoot',
    'faq/faq',
  ],
} satisfies SidebarsConfig;

export default sidebars;
