import { SignUpForm } from '@pension-trace/react';
import { useNavigate } from 'react-router-dom';
import { usePageTitle } from '../usePageTitle';

export function Component() {
  const navigate = useNavigate();
  const { onInvalid } = usePageTitle('Start your trace');
  return <SignUpForm onInvalid={onInvalid} onNavigate={(href) => void navigate(href)} />;
}
