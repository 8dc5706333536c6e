/** Tag of the changelog's posts. They name settings of all versions, so no search of one version asks for them. */
export const changelogTag = 'changelog';

/** Tag of pages that belong to no version; every search asks for them. */
export const commonTag = 'default';
