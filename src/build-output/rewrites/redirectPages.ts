import clientRedirects, {type PluginOptions} from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Props} from '@docusaurus/types';
import type {Step} from '../types.ts';

/**
 * Pages at old addresses that lead to the present ones. The plugin that writes them is not a plugin of the site but called
 * here: Docusaurus runs the plugins of a site at the same time, and these pages need a policy too.
 */
export function redirectPagesStep(
  redirects: Pick<PluginOptions, 'redirects' | 'createRedirects'>,
  context: LoadContext,
  props: Props,
): Step {
  return async function redirectPages(build) {
    const plugin = clientRedirects(context, {
      id: 'default',
      fromExtensions: [],
      toExtensions: [],
      ...redirects,
    });
    await plugin?.postBuild?.({...props, head: {}, routesBuildMetadata: {}, content: undefined});
    build.readNewFiles();
  };
}
