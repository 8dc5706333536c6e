import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Lets a page's text stay the HTML that it came as; see src/page-text/README.md. */
export function pageText({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'page-text',
    configureWebpack() {
      return {
        module: {
          rules: [
            {
              test: path.join(generatedFilesDir, 'registry.js'),
              enforce: 'pre',
              use: [path.join(__dirname, 'registry.cjs')],
            },
          ],
        },
      };
    },
  };
}
