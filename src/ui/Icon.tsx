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
  return (
    <svg
      className={className ? `ptr-icon ${className}` : 'ptr-icon'}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {iconShapes[name].map((shape) => (
        <path key={shape} d={shape} />
      ))}
    </svg>
  );
}
