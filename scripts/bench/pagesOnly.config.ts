/** The same pages without what this site does once they are made: what stock Docusaurus would build of them. */
import type {Config, PluginModule} from '@docusaurus/types';
import site from '../../docusaurus.config.ts';

const withoutLastSteps =
  (plugin: PluginModule): PluginModule =>
  async (context, options) => {
    const made = await plugin(context, options);
    return made && {...made, postBuild: undefined};
  };

export default {
  ...site,
  plugins: site.plugins.map((plugin) =>
    typeof plugin === 'function' ? withoutLastSteps(plugin as PluginModule) : plugin,
  ),
} satisfies Config;
