import {scriptFolder} from '../../search/client/scriptFolder.ts';
import type {PassageFile} from './types.ts';

export const passageScripts = scriptFolder<PassageFile>('assistant-passages/', '__docsPassages', 'passages');
