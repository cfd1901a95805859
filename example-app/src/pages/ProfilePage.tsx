import { Profile } from '@pension-trace/react';
import { useNavigate } from 'react-router-dom';
import { usePageTitle } from '../usePageTitle';

export function Component() {
  const navigate = useNavigate();
  usePageTitle('Your profile');
  return <Profile onNavigate={(href) => void navigate(href)} />;
}
