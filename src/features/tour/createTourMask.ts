import type { PopoverDOM } from 'driver.js';
import { boxAround, bringIntoView, type Box } from './targets';

/** A dark sheet over the page with a hole for what a step points at, and a place for the step's card. */
export interface TourMask {
  /** Holds the card. */
  readonly card: HTMLElement;
  /** Puts the card beside the targets, scrolled into view; in the middle of the screen when there are none. */
  show: (targets: readonly Element[]) => void;
  /** Goes where the targets have gone. */
  follow: (box: Box) => void;
  /** The card and what is around it, for as long as the card is on show. */
  popover: () => HTMLElement | undefined;
  remove: () => void;
}

/** How round the hole's corners are (specification section 9), and how much it shows around what it is for. */
const stageRadius = 8;
const stagePadding = 8;
const popoverOffset = 12;

/**
 * The mask as driver.js draws it, with the popover where driver.js places it. The code is fetched only here.
 *
 * driver.js writes into the element that it lights: it sets and removes `aria-haspopup`, `aria-expanded` and
 * `aria-controls` without regard for what was there. So it is given a frame of ours that lies exactly over the
 * targets, and the targets stay untouched.
 */
export async function createTourMask(): Promise<TourMask> {
  const { driver } = await import('driver.js');
  const card = document.createElement('div');
  const frame = document.createElement('div');
  frame.className = 'ptr-tour__frame';
  frame.setAttribute('aria-hidden', 'true');
  let wrapper: HTMLElement | undefined;

  const drawing = driver({
    animate: false,
    allowClose: false,
    allowKeyboardControl: false,
    disableActiveInteraction: true,
    overlayColor: 'var(--ptr-color-backdrop)',
    overlayOpacity: 1,
    popoverClass: 'ptr-tour',
    popoverOffset,
    stagePadding,
    stageRadius,
  });

  /** The popover is ours: driver.js fills it from texts as HTML, and names a dialog that ours is inside of. */
  function furnish(popover: PopoverDOM) {
    wrapper = popover.wrapper;
    for (const name of ['role', 'aria-labelledby', 'aria-describedby']) wrapper.removeAttribute(name);
    // A react-aria dialog would make it inert with the rest of the page.
    wrapper.setAttribute('data-react-aria-top-layer', 'true');
    wrapper.replaceChildren(popover.arrow, card);
  }

  function frameAround({ left, top, width, height }: Box) {
    Object.assign(frame.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  }

  function follow(box: Box) {
    frameAround(box);
    drawing.refresh();
  }

  return {
    card,
    follow,
    show(targets) {
      const isFound = targets.length > 0;
      if (isFound) {
        document.body.append(frame);
        frameAround(boxAround(targets));
      } else frame.remove();
      drawing.highlight({ ...(isFound && { element: frame }), popover: { onPopoverRender: furnish } });
      if (!isFound || !wrapper) return;
      bringIntoView(targets, wrapper.getBoundingClientRect(), stagePadding + popoverOffset);
      follow(boxAround(targets));
    },
    popover: () => wrapper,
    remove() {
      drawing.destroy();
      frame.remove();
    },
  };
}
