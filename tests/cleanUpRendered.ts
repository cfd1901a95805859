import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach } from 'vitest';

// A wait ends as soon as what it waits for is there; the limit is for a busy machine.
configure({ asyncUtilTimeout: 30_000 });

// react-aria's virtual focus blurs an input within an effect, and user-event then dispatches the input's change event. Its
// act() would run within another one that is still flushing, which React reports as a component that suspended.
const { eventWrapper } = getConfig();
let isDispatching = false;
configure({
  eventWrapper(dispatch): unknown {
    if (isDispatching) return dispatch();
    isDispatching = true;
    try {
      return eventWrapper(dispatch);
    } finally {
      isDispatching = false;
    }
  },
});

// Unmounts what a test rendered before the next test.
afterEach(cleanup);
