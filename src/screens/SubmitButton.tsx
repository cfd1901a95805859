import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FormState } from '../forms/Form';
import { sharedMessages } from '../provider/sharedMessages';
import { usePage } from './PageContext';
import { useMessages } from '../texts/useMessages';
import { Button } from '../ui/Button';

interface SubmitButtonProps {
  status: FormState<FieldValues>['status'];
  /** The text while the form is sent. Default 'Loading...'. */
  busyLabel?: string | undefined;
  isWide?: boolean | undefined;
  isDisabled?: boolean | undefined;
  children: ReactNode;
}

/**
 * The submit button of a form. Says 'Done' after success, for hosts that keep the screen mounted. In the frame the next
 * step follows, and the button stays busy until then.
 */
export function SubmitButton({ status, busyLabel, isDisabled = false, ...rest }: SubmitButtonProps) {
  const shared = useMessages('shared', sharedMessages);
  const page = usePage();
  const isSuccess = status === 'success';
  const isDone = isSuccess && page === undefined;
  return (
    <Button
      {...rest}
      type="submit"
      isDisabled={isDisabled}
      isBusy={isSuccess || status === 'pending'}
      busyLabel={isDone ? shared.done : busyLabel}
    />
  );
}
