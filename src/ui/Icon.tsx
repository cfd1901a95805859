import { Drawing } from './Drawing';
import { iconShapes, type IconName } from './iconShapes';

export type { IconName };

/** Props of {@link Icon}. */
export interface IconProps {
  /** The icon to show. */
  name: IconName;
  /** Class names added to the icon. */
  className?: string | undefined;
}

/**
 * An icon as tall as the adjacent text. Decorative: the adjacent text has the meaning.
 *
 * @example
 * ```tsx
 * <Icon name="search" />
 * ```
 */
export function Icon({ name, className }: IconProps) {
  return <Drawing shapes={iconShapes[name]} className={className} />;
}
