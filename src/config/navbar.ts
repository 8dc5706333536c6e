import type {NavbarConfig} from './themeConfig.ts';
import {project, site} from '../site.ts';

/**
 * Docs and FAQ are items of the docs plugin, so they follow the version being read.
 * The label of the version dropdown belongs to its component (src/theme/NavbarItem).
 */
export const navbar = {
  title: site.title,
  logo: {
    alt: '',
    src: 'img/logo.svg',
    srcDark: 'img/logo-dark.svg',
    width: 32,
    height: 32,
  },
  items: [
    {type: 'docSidebar', sidebarId: 'tutorialSidebar', label: 'Docs', position: 'left'},
    {type: 'doc', docId: 'faq/faq', label: 'FAQ', position: 'left'},
    {to: '/changelog', label: 'Changelog', position: 'left'},
    {href: project.repository, label: 'GitHub', position: 'left'},
    {href: project.issues, label: 'Issues', position: 'left'},
    {href: project.discussions, label: 'Discussions', position: 'left'},
    {type: 'docsVersionDropdown', position: 'right', dropdownActiveClassDisabled: true},
  ],
} satisfies NavbarConfig;
