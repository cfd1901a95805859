import { SignUpForm } from '../../features/access/SignUpForm';
import { useMessages } from '../../texts/useMessages';
import { cancelledMessages } from '../cancelled/messages';
import type { PageProps } from './PageProps';

/** The sign-up page. Confirms the deletion to a customer who has just deleted their data. */
export function SignUpPage({ isDeleted, onInvalid }: Pick<PageProps, 'isDeleted' | 'onInvalid'>) {
  const texts = useMessages('cancelled', cancelledMessages);
  const notice = isDeleted ? `${texts.deletedHeading}. ${texts.deletedText}` : undefined;
  return <SignUpForm notice={notice} onInvalid={onInvalid} />;
}
