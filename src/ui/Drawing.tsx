import { classNames } from './classNames';

interface DrawingProps {
  /** Paths on a 24 by 24 grid with a stroke width of 2. */
  shapes: readonly string[];
  className?: string | undefined;
}

/** A line drawing as tall as the adjacent text. Decorative. */
export function Drawing({ shapes, className }: DrawingProps) {
  return (
    <svg className={classNames('ptr ptr-icon', className)} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {/* Not on the svg: the reset overrides its attributes. */}
      <g
        fill="none"
        stroke="currentColor"
        strokeWidth="var(--ptr-icon-stroke)"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {shapes.map((shape) => (
          <path key={shape} d={shape} />
        ))}
      </g>
    </svg>
  );
}
