import '@fontsource-variable/atkinson-hyperlegible-next';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach } from 'vitest';
import { withoutNesting } from './withoutNesting';

// The font of a file would also be that of the files after it, as they share a page: each has the same from the start.
await document.fonts.load("1rem 'Atkinson Hyperlegible Next Variable'");

// The limit is for a busy machine: a wait ends as soon as its condition is met.
configure({ asyncUtilTimeout: 10_000 });

configure({ eventWrapper: withoutNesting(getConfig().eventWrapper) });

// Unmounts rendered components after each test.
afterEach(cleanup);
