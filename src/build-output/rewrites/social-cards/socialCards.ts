import path from 'node:path';
import {site} from '../../../site.ts';
import {labelOfTag} from '../../../versions/driverVersion.ts';
import type {BuildOutput} from '../../types.ts';
import {readCard, withCard} from './cardHead.ts';
import {cardSvg} from './cardSvg.ts';
import {cardFile, drawCards} from './drawCards.ts';

const folder = 'img/cards';

/**
 * Gives every page the picture that is shown with its link in a forum or a chat: its title, and the driver version.
 * What asks for such a picture reads the page as it is sent and runs no script, so the finished pages are changed and no
 * reader loads anything for it.
 */
export async function socialCards({outDir, siteDir, root, pages}: BuildOutput): Promise<void> {
  const about = {...site, commonPicture: `${root}${site.socialCard}`, versionLabel: labelOfTag};
  const svgs = new Set<string>();
  for (const {page, meta, file} of pages) {
    const card = readCard(meta, page.path, about);
    if (!card) continue;
    const svg = cardSvg(card);
    svgs.add(svg);
    const alternative = `${card.title}: ${card.belongsTo}, ${card.site}`;
    file.rewrite((html) => withCard(html, `${root}${folder}/${cardFile(svg)}`, alternative));
  }
  await drawCards([...svgs], path.join(outDir, folder), path.join(siteDir, '.cache/social-cards'));
}
