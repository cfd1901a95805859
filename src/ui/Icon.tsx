import { Drawing } from './Drawing';
import { iconShapes, type IconName } from './iconShapes';

export type { IconName };

/** Props of {@link Icon}. */
export interface IconProps {
  /** Which drawing to show. */
  name: IconName;
  /** Class names added to the drawing. */
  className?: string;
}

/** A line drawing as high as the text beside it. It is decoration: the words that go with it come from its neighbour. */
export function Icon({ name, className }: IconProps) {
  return <Drawing shapes={iconShapes[name]} className={className} />;
}
