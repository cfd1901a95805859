import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach } from 'vitest';
import { withoutNesting } from './withoutNesting';

// The limit is for a busy machine: a wait ends as soon as its condition is met.
configure({ asyncUtilTimeout: 10_000 });

configure({ eventWrapper: withoutNesting(getConfig().eventWrapper) });

// Unmounts rendered components after each test.
afterEach(cleanup);
