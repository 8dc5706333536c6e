import {expect, test} from 'vitest';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {flattenSidebar} from '@site/src/components/NoScriptMenu/logic';

test('links of a sidebar keep their order, that of a category before what is in it', () => {
  const items = [
    {
      type: 'category',
      label: 'Introduction',
      href: '/docs/',
      collapsed: false,
      collapsible: false,
      items: [{type: 'link', label: 'Install', href: '/docs/install'}],
    },
    {type: 'category', label: 'Without a page', collapsed: false, collapsible: false, items: []},
    {type: 'html', value: '<b>no link</b>'},
    {type: 'link', label: 'FAQ', href: '/docs/faq/'},
  ] as PropSidebarItem[];
  expect(flattenSidebar(items)).toEqual([
    {label: 'Introduction', to: '/docs/'},
    {label: 'Install', to: '/docs/install'},
    {label: 'FAQ', to: '/docs/faq/'},
  ]);
});
