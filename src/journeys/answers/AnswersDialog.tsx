import { useEffect, useRef, useState } from 'react';
import { currentAddressOf } from '../../domain/addressType';
import { reasonValues } from '../../domain/reason';
import { Tag } from '../../domain/tags';
import { useAccount } from '../../data/useAccount';
import { answerMessages } from '../../screens/answerMessages';
import type { AnswerForm } from '../../screens/AnswerForm';
import type { DialogProps } from '../../screens/lazyDialog';
import { AnswerRows, type AnswerRowsProps } from '../../screens/AnswerRows';
import { reasonMessages } from '../../features/reason/messages';
import { useMessages } from '../../texts/useMessages';
import { Modal } from '../../ui/Modal';
import { Skeleton } from '../../ui/Skeleton';
import { Untranslated } from '../../ui/Untranslated';
import { AddressCorrection } from '../../features/address/AddressCorrection';
import { PersonalDetailsCorrection } from '../../features/personal-details/PersonalDetailsCorrection';
import { portalAgreements } from '../../backend/contracts/agreements';
import { useRefresh } from '../../data/useRefresh';
import { ReasonCorrection } from './ReasonCorrection';

export interface AnswersDialogProps extends DialogProps {
  /** The form to open with. Undefined for all answers. */
  start: AnswerForm | undefined;
  /** Called once a change is saved. */
  onChanged: () => void;
}

/** 'Your answers so far', and the forms that change them. */
export function AnswersDialog({ isOpen, start, onChanged, onClose }: AnswersDialogProps) {
  const texts = useMessages('answers', answerMessages);
  const reasons = useMessages('reason', reasonMessages);
  const account = useAccount();
  const [form, setForm] = useState(start);
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(form);
  const user = account.status === 'success' ? account.user : undefined;

  // The pressed button is gone: focus moves to what replaced it.
  useEffect(() => {
    if (shown.current !== form) content.current?.focus();
    shown.current = form;
  }, [form]);

  const heading = {
    personal: texts.personalHeading,
    address: user && !currentAddressOf(user.addresses) ? texts.addressHeadingMissing : texts.addressHeading,
    reason: texts.reasonHeading,
  };
  const reason = reasonValues.find((value) => value === user?.reason);
  const others: NonNullable<AnswerRowsProps['others']>[number][] = [];
  if (user?.phone)
    others.push({ label: texts.phone, value: <Untranslated>{user.phone}</Untranslated>, form: 'personal' });
  if (user && reason) {
    const isOpen = user.tags.includes(Tag.reason) || user.tags.includes(Tag.step6);
    others.push({ label: texts.reason, value: reasons[`reason${reason}`], ...(isOpen && { form: 'reason' }) });
  }

  return (
    <Modal isOpen={isOpen} onClose={onClose} heading={form ? heading[form] : texts.heading}>
      <div className="ptr ptr-no-ring ptr-stack" tabIndex={-1} ref={content}>
        {!user && <Skeleton shape="text" count={3} />}
        {user && form === undefined && (
          <>
            <p className="ptr ptr-quiet">{texts.intro}</p>
            <AnswerRows user={user} onChange={setForm} others={others} />
          </>
        )}
        {user && form !== undefined && (
          <AnswerFormView
            form={form}
            onChanged={onChanged}
            onCancel={() => (start === undefined ? setForm(undefined) : onClose())}
          />
        )}
      </div>
    </Modal>
  );
}

interface AnswerFormViewProps {
  form: AnswerForm;
  /** Called once the change is saved. */
  onChanged: () => void;
  onCancel: () => void;
}

/** One of the forms whose answers can be changed, for a dialog. The letter is read again after a change. */
function AnswerFormView({ form, onChanged, onCancel }: AnswerFormViewProps) {
  const refresh = useRefresh();
  const props = {
    onCancel,
    onCompleted() {
      refresh(portalAgreements.name);
      onChanged();
    },
  };
  switch (form) {
    case 'personal':
      return <PersonalDetailsCorrection {...props} />;
    case 'address':
      return <AddressCorrection {...props} />;
    case 'reason':
      return <ReasonCorrection {...props} />;
  }
}
