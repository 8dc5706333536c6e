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
  ],
  // The year is a constant of the specification, not the year of the build.
  copyright: 'Copyright © 2025 dbus-serialbattery contributors',
} satisfies FooterConfig;
