/** Entry of the worker. */
import {serveWork} from '../shared/serveWork.ts';
import {tasks} from './work.ts';

serveWork(tasks);
