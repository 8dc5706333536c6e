import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Keeps the highlighter of the theme out of what readers load: the theme hands it to
 * `prism-include-languages` at start, and nothing else asks for it.
 */
export default function buildTimeHighlighting(): Plugin {
  return {
    name: 'build-time-highlighting',
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      return {
        resolve: {alias: {'prism-react-renderer$': path.resolve(__dirname, 'noHighlighter.ts')}},
      };
    },
  };
}
