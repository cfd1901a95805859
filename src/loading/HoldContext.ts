import { createContext } from 'react';

/**
 * True while React renders the next step in a transition: code that still loads then suspends, so that the step before it
 * stays on the screen. Otherwise it shows its pending state.
 */
export const HoldContext = createContext(false);
