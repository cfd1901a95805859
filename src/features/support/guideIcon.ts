import type { Guide } from '../../backend/entities';
import type { IconName } from '../../ui/Icon';

/** The icons that a guide's metadata may name. */
const guideIcons = [
  'book',
  'briefcase',
  'calculator',
  'clock',
  'compass',
  'file',
  'help',
  'chart',
  'target',
  'users',
] as const satisfies readonly IconName[];

/** Returns the icon of a guide's card: the one in its metadata, otherwise a book. */
export function guideIcon({ metadata }: Guide): IconName {
  return guideIcons.find((name) => name === metadata?.icon) ?? 'book';
}
