import type {Plugin} from '@docusaurus/types';

/**
 * All stylesheets are processed as Docusaurus says. To look for a file with other wishes beside each of them, and in every
 * folder above, takes two seconds of the processor.
 */
export function noPostCssFiles(): Plugin {
  return {name: 'no-post-css-files', configurePostCss: (options) => ({...options, config: false})};
}
