type EventWrapper = (dispatch: () => unknown) => unknown;

/**
 * Wraps Testing Library's `eventWrapper`, which runs each event in React's `act`, so that a nested event runs in the
 * outer `act`. react-aria's virtual focus blurs an input in an effect, user-event then dispatches the input's change
 * event, and React reports a nested `act` during a flush as a component that suspended.
 */
export function withoutNesting(eventWrapper: EventWrapper): EventWrapper {
  let isDispatching = false;
  return (dispatch) => {
    if (isDispatching) return dispatch();
    isDispatching = true;
    try {
      return eventWrapper(dispatch);
    } finally {
      isDispatching = false;
    }
  };
}
