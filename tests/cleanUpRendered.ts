import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// What a test rendered is taken down before the next one begins.
afterEach(cleanup);
