import { useEffect, useRef, useState, type RefObject } from 'react';
import { BackendError } from '../../backend/BackendError';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { createTourMask, type TourMask } from './createTourMask';
import { inertOutside } from './inertOutside';
import { boxAround, isSameBox, targetsOf, type Box } from './targets';
import type { TourStep } from './TourStep';

interface Opened {
  mask: TourMask;
  /** The element that had focus before. */
  previousFocus: Element | null;
}

export interface OpenTour {
  step: TourStep;
  /** Counts from 0. */
  index: number;
  /** Milliseconds to wait for a step's element. */
  timeout: number;
  /** Called when the code of the mask fails to load. */
  onUnavailable: () => void;
}

/** Milliseconds until a step without its element is shown in the middle. The step still waits for its element. */
const centreAfter = 100;

/**
 * Runs a tour: the mask follows the step's element, the page is inert, and focus stays in the card and returns at the
 * end.
 *
 * @param dialog The step's card.
 * @returns The element to render the card into; undefined until the mask has loaded.
 */
export function useOpenTour(tour: OpenTour, dialog: RefObject<HTMLElement | null>): HTMLElement | undefined {
  const { onError, onWarning } = usePensionTrace('Tour');
  const latest = useRef({ tour, onError, onWarning });
  useEffect(() => {
    latest.current = { tour, onError, onWarning };
  });
  const opened = useMask((error) => {
    latest.current.onError(BackendError.from(error));
    latest.current.tour.onUnavailable();
  });
  const { index, timeout } = tour;
  const { selector } = tour.step;

  useEffect(() => {
    if (!opened) return undefined;
    const undo = latest.current.tour.step.onShow?.();
    const stop = followStep(opened.mask, dialog, {
      selector,
      timeout,
      onMissing: () => latest.current.onWarning(`The tour's step ${index + 1} found nothing on show at "${selector}".`),
    });
    return () => {
      stop();
      if (typeof undo === 'function') undo();
    };
  }, [opened, index, selector, timeout, dialog]);

  // Cleaned up last: an inert element cannot take focus back.
  useEffect(() => (opened ? keepInCard(dialog, opened.previousFocus) : undefined), [opened, dialog]);

  return opened?.mask.card;
}

/** Loads the mask, and removes it at the end. `onUnavailable` is called when its code fails to load. */
function useMask(onUnavailable: (error: unknown) => void): Opened | undefined {
  const [opened, setOpened] = useState<Opened>();
  const latest = useRef(onUnavailable);
  useEffect(() => {
    latest.current = onUnavailable;
  });
  useEffect(() => {
    let isOver = false;
    let mask: TourMask | undefined;
    void createTourMask().then(
      (created) => {
        // A dialog that has just closed restores focus in the next frame.
        requestAnimationFrame(() => {
          if (isOver) return;
          mask = created;
          setOpened({ mask, previousFocus: document.activeElement });
        });
      },
      (error: unknown) => {
        if (!isOver) latest.current(error);
      },
    );
    return () => {
      isOver = true;
      mask?.remove();
      setOpened(undefined);
    };
  }, []);
  return opened;
}

interface FollowedStep {
  selector: string;
  /** Milliseconds to wait for the element. */
  timeout: number;
  /** Called when it has not come. */
  onMissing: () => void;
}

/** Keeps the mask at a step's element and everything else inert, with the focus in the card. Returns how to stop. */
function followStep(
  mask: TourMask,
  dialog: RefObject<HTMLElement | null>,
  { selector, timeout, onMissing }: FollowedStep,
): () => void {
  let shownBox: Box | undefined;
  let reachable: readonly Element[] = [];
  let restore: (() => void) | undefined;
  let hasGivenUp = false;
  let frame = 0;

  function show(targets: readonly Element[]) {
    mask.show(targets);
    takeFocus();
  }

  function takeFocus() {
    dialog.current?.focus({ preventScroll: true });
  }

  /** Makes everything inert except the card and the targets. */
  function hideOthers(elements: readonly Element[]) {
    if (elements.length === reachable.length && elements.every((element, at) => element === reachable[at])) return;
    restore?.();
    restore = inertOutside(elements);
    reachable = elements;
  }

  // Every frame, because neither driver.js nor the browser reports when an element moves: sticky columns, loading
  // pictures, refetched lists.
  function update() {
    const targets = hasGivenUp ? [] : targetsOf(selector);
    const box = targets.length > 0 ? boxAround(targets) : undefined;
    if (box && !shownBox) show(targets);
    else if (box && !isSameBox(box, shownBox)) mask.follow(box);
    shownBox = box ?? shownBox;
    const popover = mask.popover();
    if (popover) hideOthers([popover, ...targets]);
    // In a frame, not at once when focus moves: that would compete endlessly with an opening menu.
    if (!dialog.current?.contains(document.activeElement)) takeFocus();
    frame = requestAnimationFrame(update);
  }

  // After turning the phone the element may be outside the screen: show it again, as when the step began.
  const handleResize = () => {
    shownBox = undefined;
  };
  addEventListener('resize', handleResize);

  update();
  const centring = setTimeout(() => {
    if (!shownBox) show([]);
  }, centreAfter);
  const givingUp = setTimeout(() => {
    if (shownBox) return;
    hasGivenUp = true;
    onMissing();
  }, timeout);
  return () => {
    cancelAnimationFrame(frame);
    removeEventListener('resize', handleResize);
    clearTimeout(centring);
    clearTimeout(givingUp);
    restore?.();
  };
}

/** Ignores clicks outside of the card. Returns how to stop, which gives the focus back if nothing else has it. */
function keepInCard(dialog: RefObject<HTMLElement | null>, previousFocus: Element | null): () => void {
  const ending = new AbortController();
  // Assistive technology can click through the mask. Allow script clicks, because `onShow` may open a container.
  function handleClick(event: MouseEvent) {
    if (!event.isTrusted || (event.target instanceof Node && dialog.current?.contains(event.target))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
  document.addEventListener('click', handleClick, { capture: true, signal: ending.signal });
  return () => {
    ending.abort();
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost && previousFocus instanceof HTMLElement) previousFocus.focus({ preventScroll: true });
  };
}
