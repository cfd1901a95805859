import { useCallback, type ForwardedRef, type RefCallback } from 'react';

/** Returns a forwarded ref as a function, which fits any element. */
export function useElementRef(ref: ForwardedRef<HTMLElement>): RefCallback<HTMLElement> {
  return useCallback((element) => assign(ref, element), [ref]);
}

function assign(ref: ForwardedRef<HTMLElement>, element: HTMLElement | null) {
  if (typeof ref === 'function') return ref(element);
  if (ref) ref.current = element;
  return undefined;
}
