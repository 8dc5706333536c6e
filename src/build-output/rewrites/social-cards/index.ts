import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {site} from '../../../config/site.ts';
import {versionLabel} from '../../../versions/versionsConfig.ts';
import {readCard, withCard} from './cardHead.ts';
import {cardSvg} from './cardSvg.ts';
import {cardFile, drawCards} from './drawCards.ts';

const folder = 'img/cards';

/**
 * Gives every page the picture that is shown with its link in a forum or a chat: its title, and the driver version.
 * What asks for such a picture reads the page as it is sent and runs no script, so the finished pages are changed and no
 * reader loads anything for it.
 */
export function socialCards({siteDir}: LoadContext): Plugin {
  return {
    name: 'social-cards',
    async postBuild({outDir, routesPaths, siteConfig}) {
      if (siteConfig.future.experimental_router === 'hash') return;
      const root = `${siteConfig.url}${siteConfig.baseUrl}`;
      const about = {...site, commonPicture: `${root}${site.socialCard}`, versionLabel};
      const svgs = new Set<string>();
      // Without waiting for anything, so that the pages are written before critical-css reads them.
      for (const route of routesPaths) {
        const pagePath = route.slice(siteConfig.baseUrl.length);
        const file = path.join(outDir, pagePath, 'index.html');
        if (!fs.existsSync(file)) continue;
        const html = fs.readFileSync(file, 'utf8');
        const card = readCard(html, pagePath, about);
        if (!card) continue;
        const svg = cardSvg(card);
        svgs.add(svg);
        const alternative = `${card.title}: ${card.belongsTo}, ${card.site}`;
        fs.writeFileSync(file, withCard(html, `${root}${folder}/${cardFile(svg)}`, alternative));
      }
      await drawCards([...svgs], path.join(outDir, folder), path.join(siteDir, '.cache/social-cards'));
    },
  };
}
