import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach } from 'vitest';
import { withoutNesting } from './withoutNesting';

// A wait ends as soon as what it waits for is there; the limit is for a busy machine.
configure({ asyncUtilTimeout: 30_000 });

configure({ eventWrapper: withoutNesting(getConfig().eventWrapper) });

// Unmounts what a test rendered before the next test.
afterEach(cleanup);
