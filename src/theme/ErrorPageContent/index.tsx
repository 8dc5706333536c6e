/* The stock screen shows an empty message for what is not an error. */
import type {ReactNode} from 'react';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import type {Props} from '@theme/Error';
import {readableError} from '../Error/readableError.ts';

export default function ErrorPageContentWrapper({error, ...props}: Props): ReactNode {
  return <ErrorPageContent {...props} error={readableError(error)} />;
}
