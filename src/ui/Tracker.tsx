import type { ReactNode } from 'react';
import { TraceRing } from './TraceRing';

/** One step of {@link Tracker}. */
export interface TrackerStep {
  /** Its name in a word. */
  label: string;
  /** What happens in it. */
  text?: ReactNode;
}

/** Props of {@link Tracker}. */
export interface TrackerProps {
  /** What is followed, for a screen reader. */
  label: string;
  /** Four steps, in order. */
  steps: readonly TrackerStep[];
  /** Number of the present step, from 1. Without it nothing has begun. */
  current?: number | undefined;
  /** Says in words that a step is the present one, such as 'Now'. */
  currentLabel?: string | undefined;
  /** Says to a screen reader that a step is done. */
  doneLabel?: string;
  /** What the last step brought. */
  outcome?: 'found' | 'nothing' | undefined;
}

/** How far something has got, in four steps. The ring of each step is closed a quarter further. */
export function Tracker({ label, steps, current = 0, currentLabel, doneLabel, outcome }: TrackerProps) {
  return (
    <div className="ptr-tracker">
      <ol role="list" aria-label={label}>
        {steps.map((step, index) => {
          const number = index + 1;
          const isCurrent = number === current;
          return (
            <li key={step.label} aria-current={isCurrent ? 'step' : undefined}>
              <TraceRing
                closed={number <= current || current === 0 ? number : 0}
                hasPoint={isCurrent || current === 0}
                outcome={isCurrent ? outcome : undefined}
              />
              <div>
                {step.label}
                {isCurrent && currentLabel !== undefined && (
                  <>
                    {' '}
                    <span className="ptr-tracker__now">{currentLabel}</span>
                  </>
                )}
                {number < current && doneLabel !== undefined && (
                  <span className="ptr-visually-hidden"> {doneLabel}</span>
                )}
                {step.text && <p>{step.text}</p>}
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
