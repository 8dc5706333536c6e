import type {BuildOutput} from '../../types.ts';
import {createInliner} from './inlineCss.ts';

/**
 * Puts the CSS that a page uses into the page, so that its first paint waits for no other file. The stylesheet itself
 * moves to the end of the body: it brings what later states need.
 */
export async function criticalCss({outDir, baseUrl, files}: BuildOutput): Promise<void> {
  const inline = createInliner({directory: outDir, baseUrl});
  for (const file of files()) {
    const html = await inline(file.html());
    file.rewrite(() => html);
  }
}
