import {createStorageSlot} from '@docusaurus/theme-common';

/** The reader's choice whether '/' opens the search. */
export const slashKeySlot = createStorageSlot('search-slash-key');

export const isSlashKeyOff = (): boolean => slashKeySlot.get() === 'off';
