import type {FooterConfig} from './themeConfig.ts';
import {project} from '../site.ts';

export const footer = {
  style: 'dark',
  links: [
    {
      title: 'Community',
      items: [
        {label: 'GitHub', href: project.repository},
        {label: 'Issues', href: project.issues},
        {label: 'Discussions', href: project.discussions},
      ],
    },
    {
      title: 'Tools',
      items: [
        {label: 'Log reader', to: '/tools/log-reader'},
        {label: 'Config checker', to: '/tools/config-checker'},
        {label: 'BMS finder', to: '/tools/bms-finder'},
        {label: 'Charge limits', to: '/tools/charge-limits'},
      ],
    },
  ],
  // The year is a constant of the specification, not the year of the build.
  copyright: 'Copyright © 2025 dbus-serialbattery contributors',
} satisfies FooterConfig;
