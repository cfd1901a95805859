import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from './Heading';

/** One step of {@link Steps}. */
export interface StepItem {
  /** What happens. */
  title: string;
  /** A sentence about it. */
  text?: ReactNode;
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
        <li className="ptr-steps__step" key={step.title}>
          <Heading level={headingLevel} className="ptr-steps__title">
            {step.title}
          </Heading>
          {step.text ? <div className="ptr-steps__text">{step.text}</div> : null}
        </li>
      ))}
    </ol>
  );
}
