import { createContext, useContext, useEffect } from 'react';

/** Receives the title of a page that is named after its content. Does nothing outside PensionTracing. */
export const PageTitleContext = createContext<(title: string | undefined) => void>(() => undefined);

/** Sets the page's title in the browser tab while mounted; undefined leaves the title unchanged. */
export function useOwnTitle(title: string | undefined): void {
  const setTitle = useContext(PageTitleContext);
  useEffect(() => {
    setTitle(title);
    return () => setTitle(undefined);
  }, [setTitle, title]);
}
