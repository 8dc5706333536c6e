/**
 * Differences between driver generations that drawings show and that are not numbers. Derived from the names and
 * paths of the version's data, never from the name of the version: a newly cut version keeps what it had.
 */
import type {FigureData} from '../../docs-data/types';

/** Driver 2.0 and later: own folder below `/data/apps`, one voltage logic for linear and step mode. */
export function isSecondGeneration(data: FigureData): boolean {
  return data.programFolder.startsWith('/data/apps/');
}

/** Driver 2.1 and later, known by its MQTT: searches the usual types first, and names an excluded port in the log. */
export function hasNewSearch(data: FigureData): boolean {
  return data.hasMqtt;
}
