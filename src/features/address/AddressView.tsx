import type { ReactNode } from 'react';
import { OwnQuestions } from '../../screens/OwnQuestions';
import { addressMessages } from '../../entries/addressMessages';
import { SubmitButton } from '../../screens/SubmitButton';
import { useErrorSummary } from '../../screens/useErrorSummary';
import { useMessages } from '../../texts/useMessages';
import { AddressEntryFields } from '../../ui/AddressEntryFields';
import { FormFrame, type FormFrameProps } from '../../ui/FormFrame';
import { addressFinderMessages } from './messages';
import type { UseAddressFinderResult } from './useAddressFinder';

export interface AddressViewProps extends Pick<FormFrameProps, 'cancel'> {
  /** The result of `useAddressFinder`. */
  finder: UseAddressFinderResult;
  submitLabel: string;
  /** The host's own questions. */
  questions?: ReactNode;
}

/** The form from its error summary to its buttons, with the hook called outside. */
export function AddressView({ finder, submitLabel, questions, cancel }: AddressViewProps) {
  const texts = useMessages('addressFinder', addressFinderMessages);
  const address = useMessages('address', addressMessages);
  const summary = useErrorSummary(finder);
  const { state, fieldProps, errorOf, idOf } = finder;
  return (
    <FormFrame
      summary={summary}
      onSubmit={finder.submit}
      problem={state.status === 'error' ? state.message : undefined}
      buttons={<SubmitButton status={state.status}>{submitLabel}</SubmitButton>}
      isBusy={state.status === 'pending' || state.status === 'success'}
      cancel={cancel}
    >
      <AddressEntryFields labels={{ ...address, ...texts }} entry={finder} {...{ fieldProps, errorOf, idOf }} />
      <OwnQuestions extra={finder.extra}>{questions}</OwnQuestions>
    </FormFrame>
  );
}
