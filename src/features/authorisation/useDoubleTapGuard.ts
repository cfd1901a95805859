import { useEffect, useState } from 'react';

/** Milliseconds within which two taps are a double tap, as systems have it by default. */
const doubleTap = 500;

/**
 * For a press that moves the page under the thumb, so that the second tap of a double tap presses nothing.
 *
 * @returns The function to call at the press, and whether a tap could still be its second one. Meanwhile, an element
 * with the class `ptr-double-tap-guard` catches it. Scrolling and the keyboard are not affected.
 */
export function useDoubleTapGuard(): [guard: () => void, isGuarding: boolean] {
  const [presses, setPresses] = useState(0);

  useEffect(() => {
    if (presses === 0) return undefined;
    const timer = setTimeout(() => setPresses(0), doubleTap);
    return () => clearTimeout(timer);
  }, [presses]);

  return [() => setPresses((before) => before + 1), presses > 0];
}
