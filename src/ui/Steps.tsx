import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from './Heading';
import { ChangingText } from './ChangingText';

/** One step of {@link Steps}. */
export interface StepItem {
  /** The title of the step. */
  title: string;
  /** The description of the step. */
  text?: ReactNode;
  /** The state of the step: shows a tick, a ring with a dot, or a pale number. Default: a plain number. */
  state?: 'done' | 'current' | 'later' | undefined;
  /** The state as text, for screen readers. */
  stateLabel?: string | undefined;
}

/** Props of {@link Steps}. */
export interface StepsProps {
  /** The steps, in order. */
  steps: readonly StepItem[];
  /** The heading level of the titles. Default 3. */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * Numbered steps along a line.
 *
 * @example
 * ```tsx
 * <Steps
 *   steps={[
 *     { title: 'You sign', state: 'done', stateLabel: 'Done' },
 *     { title: 'We search', text: 'Up to six weeks' },
 *   ]}
 * />
 * ```
 */
export function Steps({ steps, headingLevel = 3 }: StepsProps) {
  return (
    <ol className="ptr ptr-steps" role="list">
      {steps.map((step) => (
        <li
          className="ptr ptr-steps__step"
          data-state={step.state}
          aria-current={step.state === 'current' ? 'step' : undefined}
          key={step.title}
        >
          <Heading level={headingLevel} className="ptr ptr-heading ptr-heading--body">
            <ChangingText>{step.title}</ChangingText>
            {step.stateLabel ? <span className="ptr ptr-visually-hidden">{`, ${step.stateLabel}`}</span> : null}
          </Heading>
          {step.text ? <div className="ptr ptr-quiet">{step.text}</div> : null}
        </li>
      ))}
    </ol>
  );
}
