/** Entry of the worker. */
import {serveWork} from '../shared/serveWork.ts';
import {doWork} from './work.ts';

serveWork(doWork);
