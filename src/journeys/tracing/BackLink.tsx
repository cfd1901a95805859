import { canOpen, type Page } from '../../provider/pages';
import { useAccount } from '../../data/useAccount';
import { useMessages } from '../../texts/useMessages';
import { useNavigation } from '../../provider/useNavigation';
import { Link } from '../../ui/Link';
import { tracingMessages } from './messages';

/** A link back to an earlier step, for customers whose tags still open it. */
export function BackLink({ to }: { to: Page }) {
  const account = useAccount();
  const { back } = useMessages('tracing', tracingMessages);
  const { linkTo } = useNavigation();
  if (account.status !== 'success' || !canOpen(to, account.user.tags)) return null;
  return <Link {...linkTo(to)}>{back}</Link>;
}
