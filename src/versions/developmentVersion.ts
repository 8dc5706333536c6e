/** A file of its own: pages need no more than this of driverVersion.ts. */

export interface DriverVersion {
  /** As Docusaurus names it, in folders and tags: `v2.0.20250729`; `current` for the version in development. */
  readonly name: string;
  /** What readers call it: `v2.0.20250729`, `v2.1.x-dev`. */
  readonly label: string;
  /** Tag or branch of the driver repository for links to its source. */
  readonly driverRef: string;
}

/** The docs folder describes the driver's main branch. The only place that names the next release; edit it when that changes. */
export const developmentVersion = {
  name: 'current',
  label: 'v2.1.x-dev',
  driverRef: 'master',
} as const satisfies DriverVersion;
