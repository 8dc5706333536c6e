// cspell:disable: words as readers type them
import {indexWords} from '../search/query/words.ts';

/**
 * Things of which the documentation says nothing. A question about one of them shares words with many sections ('How do
 * I connect my printer?'), but none answers it.
 */
const words =
  'weather football soccer cup president hotel restaurant recipe bread pizza lasagne cook poem haiku joke song movie ' +
  'bitcoin tax invoice refund warranty guarantee price cost cheap shop delivery shipping insurance lawyer law permit ' +
  'iphone ipad printer router fritzbox vpn repeater email browser playstation xbox netflix macos arduino ' +
  'roof tilt shading fuse breaker torque crimp bolt screw thick thickness gauge awg busbar weld ' +
  'motor engine oil tyre tire brake wheel bike bicycle trailer car wallbox sail anchor f' +
  'fridge freezer oven boiler compressor turbine lamp bulb tv ' +
  'powerwall sonnen enfronius sma huawei solaredge growatt deye tomatoes garden dog doctor medicine lunch swim ' +
  'moon sea boiling holiday vacation japan japanese french spanish germany italy lisbon berlin tokyo amsterdam ' +
  'gel agm extinguisher smoke detector recycle dispose disposal resale';

const stems: ReadonlySet<string> = new Set(words.split(' ').flatMap(indexWords));

/** The other things that a question names. */
export function otherThingsIn(question: string): readonly string[] {
  return indexWords(question).filter((stem) => stems.has(stem));
}
