import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from './Heading';

/** One step of {@link Steps}. */
export interface StepItem {
  /** What happens. */
  title: string;
  /** A sentence about it. */
  text?: ReactNode;
  /** How far it is: its marker is a tick, a ring with a dot, or a pale number. Default: all are plain numbers. */
  state?: 'done' | 'current' | 'later';
  /** The state in words, for a screen reader. */
  stateLabel?: string;
}

/** Props of {@link Steps}. */
export interface StepsProps {
  /** What happens, in order. */
  steps: readonly StepItem[];
  /** Which heading element the titles are. Default 3. */
  headingLevel?: HeadingLevel;
}

/** What happens next, as numbered steps on a line. */
export function Steps({ steps, headingLevel = 3 }: StepsProps) {
  return (
    <ol className="ptr-steps" role="list">
      {steps.map((step) => (
        <li
          className="ptr-steps__step"
          data-state={step.state}
          aria-current={step.state === 'current' ? 'step' : undefined}
          key={step.title}
        >
          <Heading level={headingLevel} className="ptr-steps__title">
            {step.title}
            {step.stateLabel ? <span className="ptr-visually-hidden">, {step.stateLabel}</span> : null}
          </Heading>
          {step.text ? <div className="ptr-steps__text">{step.text}</div> : null}
        </li>
      ))}
    </ol>
  );
}
