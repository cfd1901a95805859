import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Attributes that a host sets around our parts: `data-pt-brand` is for selectors of a host's tokens. `checkPageFont` sets
 * the last one.
 */
const names = ['data-pt-theme', 'data-pt-density', 'data-pt-brand', 'data-pt-font'] as const;

type ThemeAttributes = { [Name in (typeof names)[number]]?: string | undefined };

/**
 * Reads theme, density, brand and font from the nearest ancestors that set them, for a part rendered at the end of the body.
 *
 * @param place An element at the part's logical position in the page.
 * @param isOpen Whether it is open. Reads nothing while it is closed.
 */
export function useThemeAttributes(place: RefObject<Element | null>, isOpen: boolean): ThemeAttributes {
  const [attributes, setAttributes] = useState<ThemeAttributes>({});
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const read = () => {
      const found: ThemeAttributes = {};
      for (const name of names) found[name] = place.current?.closest(`[${name}]`)?.getAttribute(name) ?? undefined;
      setAttributes(found);
    };
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributeFilter: [...names], subtree: true });
    read();
    return () => observer.disconnect();
  }, [place, isOpen]);
  return attributes;
}
