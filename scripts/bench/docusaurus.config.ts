/** The site's configuration with source maps, which tell the parts of a script apart. */
import type {Config, Plugin} from '@docusaurus/types';
import site from '../../docusaurus.config.ts';

const sourceMaps = (): Plugin => ({
  name: 'source-maps',
  configureWebpack: (_config, isServer) => (isServer ? {} : {devtool: 'hidden-source-map'}),
});

export default {...site, plugins: [...site.plugins, sourceMaps]} satisfies Config;
