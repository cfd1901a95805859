import { classNames } from './classNames';

/** Props of {@link Rings}. */
export interface RingsProps {
  /** `open` (the default) has open rings, `found` closes them once around the point, `nothing` has a hollow point. */
  mood?: 'open' | 'found' | 'nothing' | undefined;
  /** Class names added to the drawing. */
  className?: string | undefined;
}

const radii = [190, 150, 110, 70, 30];
const gaps = { open: '82 18', found: undefined, nothing: '2 3' };

/**
 * The mark as an illustration in the corner of its container: rings that close around a point.
 *
 * @example
 * ```tsx
 * <Rings mood="found" />
 * ```
 */
export function Rings({ mood = 'open', className }: RingsProps) {
  return (
    <svg
      className={classNames('ptr ptr-rings', `ptr-rings--${mood}`, className)}
      viewBox="0 0 400 400"
      aria-hidden="true"
      focusable="false"
    >
      {/* Not on the svg: the reset overrides its attributes. */}
      <g fill="none" stroke="currentColor" strokeWidth="3">
        {radii.map((radius) => (
          <circle key={radius} cx="200" cy="200" r={radius} pathLength="100" strokeDasharray={gaps[mood]} />
        ))}
        <circle
          cx="200"
          cy="200"
          r="18"
          {...(mood === 'nothing' ? {} : { fill: 'var(--ptr-rings-point)', stroke: 'none' })}
        />
      </g>
    </svg>
  );
}
