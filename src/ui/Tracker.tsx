import type { ReactNode } from 'react';
import { TraceRing } from './TraceRing';
import { ChangingText } from './ChangingText';

/** One step of {@link Tracker}. */
export interface TrackerStep {
  /** The name, in one word. */
  label: string;
  /** The description. */
  text?: ReactNode;
}

/** Props of {@link Tracker}. */
export interface TrackerProps {
  /** The name of the tracker, for screen readers. */
  label: string;
  /** Four steps, in order. */
  steps: readonly TrackerStep[];
  /** The current step, from 1. Undefined before the first step. */
  current?: number | undefined;
  /** The text of the current step, such as 'Now'. */
  currentLabel?: string | undefined;
  /** The text for screen readers at a finished step. */
  doneLabel?: string | undefined;
  /** The result of the last step. */
  outcome?: 'found' | 'nothing' | undefined;
}

/**
 * Progress in four steps. A finished step has a full ring with a tick; the ring of the current one is closed a quarter further for each step.
 *
 * @example
 * ```tsx
 * <Tracker
 *   label="Progress"
 *   steps={[{ label: 'Sent' }, { label: 'Searching' }, { label: 'Found' }]}
 *   current={1}
 *   currentLabel="Now"
 * />
 * ```
 */
export function Tracker({ label, steps, current = 0, currentLabel, doneLabel, outcome }: TrackerProps) {
  return (
    <div className="ptr ptr-tracker">
      <ol className="ptr ptr-tracker__steps" role="list" aria-label={label}>
        {steps.map((step, index) => {
          const number = index + 1;
          const isCurrent = number === current;
          return (
            <li key={step.label} aria-current={isCurrent ? 'step' : undefined}>
              <TraceRing
                closed={isCurrent || current === 0 ? number : 0}
                isDone={number < current}
                hasPoint={isCurrent || current === 0}
                outcome={isCurrent ? outcome : undefined}
              />
              <div>
                <ChangingText>{step.label}</ChangingText>
                {isCurrent && currentLabel !== undefined && (
                  <>
                    {' '}
                    <span className="ptr ptr-tracker__now">{currentLabel}</span>
                  </>
                )}
                {number < current && doneLabel !== undefined && (
                  <span className="ptr ptr-visually-hidden">{` ${doneLabel}`}</span>
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
