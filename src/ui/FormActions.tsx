import type { ReactNode } from 'react';

/** Props of {@link FormActions}. */
export interface FormActionsProps {
  /** The buttons, the primary one first. */
  children: ReactNode;
}

/** The buttons under a form: in a row from the left, and as wide as the screen on a phone. */
export function FormActions({ children }: FormActionsProps) {
  return <div className="ptr-form-actions">{children}</div>;
}
