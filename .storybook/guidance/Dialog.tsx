import { Card, FormActions } from '@pension-trace/react/ui';
import type { ReactNode } from 'react';

export interface DialogProps {
  heading: string;
  text?: string;
  actions: ReactNode;
}

/** A dialog as it looks when it is open. A real one would cover the docs page. */
export function Dialog({ heading, text, actions }: DialogProps) {
  return (
    <Card heading={heading} headingLevel={3}>
      {text !== undefined && <p>{text}</p>}
      <FormActions>{actions}</FormActions>
    </Card>
  );
}
