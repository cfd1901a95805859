import type { ListGroup } from '../../domain/groupTraces';

/** The `id` of a group of traces, for links to it. */
export function groupIdOf(group: ListGroup): string {
  return `traces-${group}`;
}

/** Returns the link to a group of traces. `show` shows the list, when another tab may be open. */
export function linkToGroup(group: ListGroup, show?: () => void): { href: string; onNavigate: () => void } {
  const id = groupIdOf(group);
  return {
    href: `#${id}`,
    onNavigate() {
      show?.();
      document.getElementById(id)?.focus();
    },
  };
}
