import { useId, type ReactNode } from 'react';
import { Heading } from '../../ui/Heading';

export interface RecordSectionProps {
  heading: string;
  /** Renders the list, which takes its name from the heading. */
  children: (headingId: string) => ReactNode;
}

/** A list of records with its heading. */
export function RecordSection({ heading, children }: RecordSectionProps) {
  const headingId = useId();
  return (
    <section className="ptr ptr-details__section">
      <Heading level={2} className="ptr ptr-heading" id={headingId}>
        {heading}
      </Heading>
      {children(headingId)}
    </section>
  );
}
