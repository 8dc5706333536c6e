#!/usr/bin/env -S npx tsx
// `npm test` with everything that it only samples: the whole list of hostile inputs, every page
// in every state for axe, every fault of the network. Takes about an hour.
// Tests ask `isFull` of tests/support/sample.ts; it reads the same variable.
process.env.FULL = '1';
void import('./test.ts');
