/** Props of {@link TraceRing}. */
export interface TraceRingProps {
  /** The number of closed quarters of the ring, 0 to 4. */
  closed: number;
  /** True for a finished step: shows a full ring with a tick. */
  isDone?: boolean | undefined;
  /** True for the current step: shows the point. */
  hasPoint?: boolean | undefined;
  /** `found` shows success, `nothing` has a hollow point. */
  outcome?: 'found' | 'nothing' | undefined;
  /** The text alternative. Omit it for a decorative ring. */
  label?: string | undefined;
}

/** Quarters of a circle around 16, 16, clockwise from the top, with gaps between them. */
const quarters = [
  'M18 3.2A13 13 0 0 1 28.8 14',
  'M28.8 18A13 13 0 0 1 18 28.800',
  'M14 28.800A13 13 0 0 1 3.2 18',
  'M3.2 14A13 13 0 0 1 14 3.200',
];

/** A ring that closes around a point as a trace progresses. */
export function TraceRing({ closed, isDone = false, hasPoint = false, outcome, label }: TraceRingProps) {
  return (
    <svg
      className={outcome === 'found' ? 'ptr ptr-ring ptr-ring--found' : 'ptr ptr-ring'}
      viewBox="0 0 32 32"
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {/* Not on the svg: the reset overrides its attributes. */}
      <g fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round">
        {isDone ? (
          <>
            <circle cx="16" cy="16" r="13" />
            <path d="m10.5 16.5 3.75 3.75 7.25-8" />
          </>
        ) : (
          quarters.map((quarter, index) => (
            <path key={quarter} d={quarter} className={index < closed ? undefined : 'ptr-ring__open'} />
          ))
        )}
        {hasPoint && <circle cx="16" cy="16" r="4" fill={outcome === 'nothing' ? undefined : 'currentColor'} />}
      </g>
    </svg>
  );
}
