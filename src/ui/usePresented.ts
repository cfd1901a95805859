import { useEffect, useState, type RefObject } from 'react';
import { presentation } from './present';

/** Whether a tour has opened this element's popup, see `present`. */
export function usePresented(element: RefObject<Element | null>): boolean {
  const [isPresented, setIsPresented] = useState(false);

  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const begin = () => setIsPresented(true);
    const end = () => setIsPresented(false);
    target.addEventListener(presentation.begins, begin);
    target.addEventListener(presentation.ends, end);
    return () => {
      target.removeEventListener(presentation.begins, begin);
      target.removeEventListener(presentation.ends, end);
    };
  }, [element]);

  return isPresented;
}
