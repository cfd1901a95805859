import type { ReactNode } from 'react';

/** Props of {@link FormActions}. */
export interface FormActionsProps {
  /** The buttons, the primary one first. */
  children: ReactNode;
}

/**
 * The buttons below a form: a row from the left, or full width on a phone.
 *
 * @example
 * ```tsx
 * <FormActions>
 *   <Button type="submit">Next</Button>
 *   <Button variant="quiet">Cancel</Button>
 * </FormActions>
 * ```
 */
export function FormActions({ children }: FormActionsProps) {
  return <div className="ptr ptr-form-actions">{children}</div>;
}
