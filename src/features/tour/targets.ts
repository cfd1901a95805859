import { scrollIntoView } from '../../domain/device';

/** A rectangle on the screen, in CSS pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Returns the visible elements that match a selector. */
export function targetsOf(selector: string): Element[] {
  return [...document.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0);
}

/** Returns the box around all targets. Needs at least one. */
export function boxAround(targets: readonly Element[]): Box {
  const boxes = targets.map((target) => target.getBoundingClientRect());
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  return {
    left,
    top,
    width: Math.max(...boxes.map((box) => box.right)) - left,
    height: Math.max(...boxes.map((box) => box.bottom)) - top,
  };
}

export function isSameBox(a: Box | undefined, b: Box | undefined): boolean {
  return a?.left === b?.left && a?.top === b?.top && a?.width === b?.width && a?.height === b?.height;
}

/**
 * Scrolls the targets into view, with room for the card beside them.
 *
 * @param gap The free space around the targets and the card, in CSS pixels.
 */
export function bringIntoView(targets: readonly Element[], card: { width: number; height: number }, gap: number): void {
  const box = boxAround(targets);
  const below = window.innerHeight - box.top - box.height;
  const beside = Math.max(box.left, window.innerWidth - box.left - box.width);
  const fitsBeside = beside >= card.width + 2 * gap;
  const hasRoom = (space: number) => fitsBeside || space >= card.height + 2 * gap;
  if (box.top >= 0 && below >= 0 && hasRoom(Math.max(box.top, below))) return;

  const isRoomAround = hasRoom((window.innerHeight - box.height) / 2);
  // Never smooth, whatever the page's style sheet says: the card would be placed at the target's old position.
  const scrollTo = (block: ScrollLogicalPosition) =>
    scrollIntoView(targets[0], { behavior: 'instant', block, inline: 'nearest' });
  if (isRoomAround) {
    scrollTo('center');
    return;
  }
  scrollTo('start');
  window.scrollBy({ behavior: 'instant', top: -gap });
  const end = boxAround(targets);
  if (hasRoom(window.innerHeight - end.top - end.height)) return;
  // The page ends too soon below the targets: the card has room above them.
  scrollTo('end');
  window.scrollBy({ behavior: 'instant', top: gap });
}
