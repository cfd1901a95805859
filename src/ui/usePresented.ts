import { useEffect, useState, type RefObject } from 'react';
import { presentation } from './present';

/** Whether the part of this element is being presented, see `present`. */
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
