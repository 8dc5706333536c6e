import {makeVariantBuild, variantDirectory} from '../variantBuild.ts';
import {hostedEnvironment} from './credentials.ts';

/** The production build with the stand-in's account, beside the normal one. */
const hostedBuild = {name: 'hosted', environment: hostedEnvironment};

export const hostedBuildDirectory = variantDirectory(hostedBuild);

/** Makes the build unless it is up to date. */
export function makeHostedBuild(): Promise<void> {
  return makeVariantBuild(hostedBuild);
}
