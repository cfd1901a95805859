/** Props of {@link ProgressBar}. */
export interface ProgressBarProps {
  /** The current step, from 1. */
  step: number;
  /** The number of steps. */
  total: number;
  /** The name of the bar, for screen readers. */
  label: string;
  /** The position as text, such as 'Step 3 of 12'. */
  text: string;
  /** The step's part as text, such as 'Part 1 of 4: About you'. It comes first. */
  part?: string | undefined;
  /** The first step of each part. It has a gap before it. */
  partStarts?: readonly number[] | undefined;
}

/**
 * Progress through a sequence of steps: a thin bar with a segment for each step, and the same as text.
 *
 * @example
 * ```tsx
 * <ProgressBar step={2} total={6} label="Your application" text="Step 2 of 6" />
 * ```
 */
export function ProgressBar({ step, total, label, text, part, partStarts = [] }: ProgressBarProps) {
  return (
    <div className="ptr ptr-progress">
      <p className="ptr ptr-progress__text" aria-hidden="true">
        {part !== undefined && <strong className="ptr ptr-progress__part">{part}</strong>}
        <span>{text}</span>
      </p>
      <div
        className="ptr ptr-progress__bar"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={step}
        aria-valuetext={part === undefined ? text : `${part}. ${text}`}
      >
        {Array.from({ length: total }, (_, index) => (
          <span
            className="ptr ptr-progress__step"
            data-done={index < step || undefined}
            data-starts={(index > 0 && partStarts.includes(index + 1)) || undefined}
            key={index}
          />
        ))}
      </div>
    </div>
  );
}
