import { classNames } from './classNames';

/** Props of {@link Rings}. */
export interface RingsProps {
  /** `open` (the default) while nothing has closed yet, `found` closes in on the point, `nothing` leaves it hollow. */
  mood?: 'open' | 'found' | 'nothing';
  /** Class names added to the drawing. */
  className?: string;
}

const radii = [190, 150, 110, 70, 30];
const gaps = { open: '82 18', found: undefined, nothing: '2 3' };
const accent = 'var(--ptr-color-accent)';

/** Rings that close in on a point: the firm's mark as an illustration, in the corner of what it stands in. */
export function Rings({ mood = 'open', className }: RingsProps) {
  return (
    <svg className={classNames('ptr-rings', className)} viewBox="0 0 400 400" aria-hidden="true" focusable="false">
      {/* Not on the svg: the reset takes from it what its attributes say. */}
      <g fill="none" stroke={mood === 'found' ? accent : 'currentColor'} strokeWidth="3">
        {radii.map((radius) => (
          <circle key={radius} cx="200" cy="200" r={radius} pathLength="100" strokeDasharray={gaps[mood]} />
        ))}
        <circle cx="200" cy="200" r="18" {...(mood === 'nothing' ? {} : { fill: accent, stroke: 'none' })} />
      </g>
    </svg>
  );
}
