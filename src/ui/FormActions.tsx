import type { ReactNode } from 'react';

/** Props of {@link FormActions}. */
export interface FormActionsProps {
  /** The buttons, the primary one first. */
  children: ReactNode;
}

/**
 * The buttons below a form: in a row from the left; on a phone as wide as the screen.
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
