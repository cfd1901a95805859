import { createContext, useContext, useEffect } from 'react';

/** Takes the title of a page that is named after what it shows. Does nothing outside of PensionTracing. */
export const PageTitleContext = createContext<(title: string | undefined) => void>(() => undefined);

/** Gives the page a title of its own in the browser's tab while it shows; undefined leaves it. */
export function useOwnTitle(title: string | undefined): void {
  const setTitle = useContext(PageTitleContext);
  useEffect(() => {
    setTitle(title);
    return () => setTitle(undefined);
  }, [setTitle, title]);
}
