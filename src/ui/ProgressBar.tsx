/** Props of {@link ProgressBar}. */
export interface ProgressBarProps {
  /** The step one is at, from 1. */
  step: number;
  /** How many steps there are. */
  total: number;
  /** What the bar measures, for a screen reader. */
  label: string;
  /** The place in words, such as 'Step 3 of 12'. */
  text: string;
  /** The part that the step belongs to, in words, such as 'Part 1 of 4: About you'. */
  part?: string;
  /** The first step of each part: a gap stands before it. */
  partStarts?: readonly number[];
}

/** How far one has come: a thin bar of as many parts as there are steps, and the same in words. */
export function ProgressBar({ step, total, label, text, part, partStarts = [] }: ProgressBarProps) {
  return (
    <div className="ptr-progress">
      <p className="ptr-progress__text" aria-hidden="true">
        {part !== undefined && <strong className="ptr-progress__part">{part}</strong>}
        <span>{text}</span>
      </p>
      <div
        className="ptr-progress__bar"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={step}
        aria-valuetext={part === undefined ? text : `${text}. ${part}`}
      >
        {Array.from({ length: total }, (_, index) => (
          <span
            className="ptr-progress__step"
            data-done={index < step || undefined}
            data-starts={(index > 0 && partStarts.includes(index + 1)) || undefined}
            key={index}
          />
        ))}
      </div>
    </div>
  );
}
