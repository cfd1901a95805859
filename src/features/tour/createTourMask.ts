import type { PopoverDOM } from 'driver.js';
import { importCode } from '../../backend/codeError';
import { boxAround, bringIntoView, type Box } from './targets';

/** A dark overlay with a hole around a step's targets, and a container for the step's card. */
export interface TourMask {
  /** The container of the card. */
  readonly card: HTMLElement;
  /** Scrolls the targets into view and places the card next to them, or in the middle of the screen without targets. */
  show: (targets: readonly Element[]) => void;
  /** Moves the hole and the card to the targets' new position. */
  follow: (box: Box) => void;
  /** The popover around the card; undefined while the card is not shown. */
  popover: () => HTMLElement | undefined;
  remove: () => void;
}

/** The radius of the hole's corners, and the space around the targets. */
const stageRadius = 8;
const stagePadding = 8;
const popoverOffset = 12;

/**
 * Creates the mask with driver.js, which also places the popover. Loads driver.js on demand.
 *
 * driver.js changes the highlighted element: it sets and removes `aria-haspopup`, `aria-expanded` and `aria-controls`
 * without restoring them. So it highlights a frame of ours exactly over the targets, and the targets stay unchanged.
 */
export async function createTourMask(): Promise<TourMask> {
  const driver = await importCode(async () => (await import('driver.js')).driver);
  const card = document.createElement('div');
  const frame = document.createElement('div');
  frame.className = 'ptr ptr-tour__frame';
  frame.setAttribute('aria-hidden', 'true');
  let wrapper: HTMLElement | undefined;

  const drawing = driver({
    animate: false,
    allowClose: false,
    allowKeyboardControl: false,
    disableActiveInteraction: true,
    overlayColor: 'var(--ptr-color-backdrop)',
    overlayOpacity: 1,
    popoverClass: 'ptr ptr-tour',
    popoverOffset,
    stagePadding,
    stageRadius,
  });

  /** Replaces the popover's content: driver.js renders texts as HTML and adds a dialog role around our dialog. */
  function replaceContent(popover: PopoverDOM) {
    wrapper = popover.wrapper;
    for (const name of ['role', 'aria-labelledby', 'aria-describedby']) wrapper.removeAttribute(name);
    // Otherwise an open react-aria dialog makes it inert with the rest of the page.
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
      drawing.highlight({ ...(isFound && { element: frame }), popover: { onPopoverRender: replaceContent } });
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
