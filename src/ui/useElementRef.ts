import { useCallback, type ForwardedRef, type RefCallback } from 'react';

/** Returns a forwarded ref as a function, which fits any element. */
export function useElementRef<Element extends HTMLElement>(
  ref: ForwardedRef<Element> | undefined,
): RefCallback<Element> {
  return useCallback((element) => assign(ref, element), [ref]);
}

function assign<Element>(ref: ForwardedRef<Element> | undefined, element: Element | null) {
  if (typeof ref === 'function') return ref(element);
  if (ref) ref.current = element;
  return undefined;
}
