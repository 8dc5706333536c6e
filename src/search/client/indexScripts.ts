import type {IndexFile} from '../index/format.ts';
import {scriptFolder} from './scriptFolder.ts';

export const indexScripts = scriptFolder<IndexFile>('search-index/', '__docsSearch', 'search index');
