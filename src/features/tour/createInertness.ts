/** Takes everything out of reach except some elements. */
export interface Inertness {
  /** Makes the page inert but for these, what is in them and what they are in. */
  except: (kept: readonly Element[]) => void;
  /** Gives everything back as it was. */
  end: () => void;
}

/** Inertness of the page around a tour. What was inert before stays so, and is not ours to give back. */
export function createInertness(): Inertness {
  const taken = new Set<HTMLElement>();

  function release(element: HTMLElement) {
    element.inert = false;
    taken.delete(element);
  }

  function visit(parent: Element, kept: readonly Element[]) {
    for (const child of parent.children) {
      if (!(child instanceof HTMLElement)) continue;
      const isOnTheWay = kept.some((element) => child.contains(element));
      if (isOnTheWay && taken.has(child)) release(child);
      if (isOnTheWay && !kept.includes(child)) visit(child, kept);
      if (!isOnTheWay && !child.inert) {
        child.inert = true;
        taken.add(child);
      }
    }
  }

  return {
    except: (kept) => visit(document.body, kept),
    end: () => taken.forEach(release),
  };
}
