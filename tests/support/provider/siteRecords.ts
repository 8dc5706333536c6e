import {versions} from '../site.ts';
import {makeRecord} from './records.ts';
import type {SearchRecord} from './types.ts';

/** More records of one group than the modal shows, and more in all than a page of results. */
const settingCount = 24;

/**
 * A small index of the site as it is served: for every version a few sections, two groups
 * of them, and on the latest one enough settings to page through.
 */
export function siteRecords(siteUrl: string): readonly SearchRecord[] {
  const sections = versions.flatMap(({name, prefix}) => {
    const at = (path: string) => `${siteUrl}${prefix}${path}`;
    return [
      makeRecord({version: name, url: at('general/install'), titles: ['Install']}),
      makeRecord({
        version: name,
        url: at('general/install#install-usb'),
        titles: ['Install', 'Install', 'Install from a USB stick'],
        content:
          'Copy the archive of the driver to a USB stick, put the stick into the GX device and restart it, ' +
          'then wait until the device has installed the driver and shows the battery in its list of devices',
      }),
      makeRecord({version: name, url: at('faq/'), titles: ['FAQ']}),
      makeRecord({
        version: name,
        url: at('faq/#multiple-batteries'),
        titles: ['FAQ', 'FAQ', 'Several batteries'],
        content: 'The driver shows every battery as a device of its own',
      }),
    ];
  });
  const settings = Array.from({length: settingCount}, (_, index) =>
    makeRecord({
      url: `${siteUrl}general/install#setting-${index}`,
      titles: ['All settings', 'All settings', `Setting number ${index}`],
    }),
  );
  return [...sections, ...settings];
}
