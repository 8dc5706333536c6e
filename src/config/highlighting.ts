import type {ThemeConfig} from '@docusaurus/preset-classic';
import {themes} from 'prism-react-renderer';

export const highlighting = {
  theme: themes.github,
  darkTheme: themes.dracula,
  additionalLanguages: ['bash', 'ini', 'json', 'python'],
} satisfies ThemeConfig['prism'];
