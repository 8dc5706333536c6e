/** Anchors of what components make from the data of a version. */
import {slug} from 'github-slugger';

const anchor = (prefix: string, name: string): string => `${prefix}-${slug(name.replaceAll('/', ' '))}`;

/** "group-current-limit-by-cell-voltage" */
export const groupAnchor = (group: string): string => anchor('group', group);

/** Column of the feature matrix: "features-llt-jbd-ble" */
export const columnAnchor = (name: string): string => anchor('features', name);
