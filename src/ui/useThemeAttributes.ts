import { useLayoutEffect, useState, type RefObject } from 'react';

/** Attributes that a host sets around our parts. `data-pt-brand` has no meaning of its own: a host's tokens hang on it. */
const names = ['data-pt-theme', 'data-pt-density', 'data-pt-brand'] as const;

type ThemeAttributes = Partial<Record<(typeof names)[number], string>>;

/**
 * Reads theme, density and brand from the nearest ancestors that set them, for a part that opens at the end of the page.
 *
 * @param place An element where the part stands in the page.
 * @param isOpen Whether it is open. Nothing is read while it is closed.
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
