/* The stock list of tags has no description. */
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';
import type {Props} from '@theme/BlogTagsListPage';

export default function DescribedTagsListPage(props: Props): ReactNode {
  return (
    <>
      <PageMetadata description="Releases of the dbus-serialbattery driver by subject: breaking changes, settings, Bluetooth, CAN and more." />
      <BlogTagsListPage {...props} />
    </>
  );
}
