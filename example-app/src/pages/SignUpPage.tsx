import { cancelledMessages, SignUpForm } from '@pension-trace/react';
import { useNavigate } from 'react-router-dom';
import { usePageState } from '../usePageState';
import { usePageTitle } from '../usePageTitle';

export function Component() {
  const navigate = useNavigate();
  const { isDeleted } = usePageState();
  const { onInvalid } = usePageTitle('Start your trace');
  const { deletedHeading, deletedText } = cancelledMessages;
  return (
    <SignUpForm
      notice={isDeleted ? `${deletedHeading}. ${deletedText}` : undefined}
      onInvalid={onInvalid}
      onNavigate={(href) => void navigate(href)}
    />
  );
}
