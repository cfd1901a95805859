import { createContext, useContext, useEffect } from 'react';

/** Called when an error of a form appears. Returns the function to call when it is gone. */
export const ShownErrorsContext = createContext<() => () => void>(() => () => undefined);

/** Reports an error of a form while it shows, so that the page's title can say so. */
export function useShownError(isShown: boolean): void {
  const report = useContext(ShownErrorsContext);
  useEffect(() => (isShown ? report() : undefined), [isShown, report]);
}
