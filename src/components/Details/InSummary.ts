import {createContext} from 'react';

/**
 * Whether a heading is in the summary of a fold. A summary is a control of its own, so nothing in it may take the focus:
 * the heading there goes without its direct link.
 */
export const InSummary = createContext(false);
