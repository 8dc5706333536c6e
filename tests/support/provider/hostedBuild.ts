import {makeVariantBuild, variantDirectory} from '../variantBuild.ts';
import {hostedEnvironment} from './credentials.ts';

export const hostedBaseUrl = '/';

/** The production build with the stand-in's account, beside the normal one, and at the root of its host. */
const hostedBuild = {name: 'hosted', environment: {...hostedEnvironment, BASE_URL: hostedBaseUrl}};

export const hostedBuildDirectory = variantDirectory(hostedBuild);

/** Makes the build unless it is up to date. */
export function makeHostedBuild(): Promise<void> {
  return makeVariantBuild(hostedBuild);
}
