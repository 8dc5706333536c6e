/*
 * Wrapped because the stock page hides the bar before React starts when any announcement was closed, and leaves it
 * hidden when the reader has not seen this one.
 */
import {useEffect, type ReactNode} from 'react';
import {createStorageSlot, useThemeConfig} from '@docusaurus/theme-common';
import AnnouncementBar from '@theme-original/AnnouncementBar';

/** Where the theme keeps the id of the last announcement; it writes the new one after this component has read it. */
const seenId = () => createStorageSlot('docusaurus.announcement.id').get();

export default function AnnouncementBarOfNewId(): ReactNode {
  const {announcementBar} = useThemeConfig();
  useEffect(() => {
    if (announcementBar && announcementBar.id !== seenId()) {
      document.documentElement.removeAttribute('data-announcement-bar-initially-dismissed');
    }
  }, [announcementBar]);
  return <AnnouncementBar />;
}
