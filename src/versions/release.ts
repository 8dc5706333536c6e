/**
 * Which rules hold in a version. Rules name the release that brought them; a version that is newer than all of them,
 * or that is only called `current`, has the newest rules, so that cutting a version needs no change here.
 */

/** First release of a rule, e.g. `2.0`. */
export type ReleaseName = '1.3' | '1.4' | '1.6' | '2.0' | '2.1';

/** Release as one number that can be compared: 1.6 is 10006, 2.0 is 20000. */
export type Release = number;

const NEWEST: Release = Number.MAX_SAFE_INTEGER;

/** Release of a version name (`v2.0.20250729`, `2.1`, `v1.3.20240705-or-older`); other names are the newest. */
export function releaseOf(versionName: string): Release {
  const match = /^v?(\d{1,4})\.(\d{1,4})(?!\d)/.exec(versionName);
  return match ? Number(match[1]) * 10_000 + Number(match[2]) : NEWEST;
}

export interface ReleaseRange {
  /** First release that has the rule. */
  readonly since?: ReleaseName;
  /** First release that no longer has it. */
  readonly before?: ReleaseName;
}

export const isSince = (release: Release, name: ReleaseName): boolean => release >= releaseOf(name);

export const isBefore = (release: Release, name: ReleaseName): boolean => release < releaseOf(name);

export const isInRange = (release: Release, {since, before}: ReleaseRange): boolean =>
  (since === undefined || isSince(release, since)) && (before === undefined || isBefore(release, before));
