import type { ReactNode } from 'react';
import { useSession } from '../../data/useSession';
import { useOwnTitle } from '../../provider/pageTitle';
import { pageTitles } from '../../provider/pages';
import { sharedMessages } from '../../provider/sharedMessages';
import { usePage } from '../../screens/PageContext';
import { useNavigation } from '../../provider/useNavigation';
import { useMessages } from '../../texts/useMessages';
import { Link } from '../../ui/Link';
import { Notice } from '../../ui/Notice';
import { accessMessages } from './messages';

/**
 * Returns why a customer is on the sign-up or log-in page: a log-out, a lost session or deleted data. Names a log-out and
 * deleted data in the page's title too. Undefined for a visitor.
 */
export function useAccessNews(page: 'signUp' | 'logIn'): ReactNode {
  const session = useSession();
  const texts = useMessages('access', accessMessages);
  const shared = useMessages('shared', sharedMessages);
  const titles = useMessages('titles', pageTitles);
  const deleted = usePage()?.news;
  const out = session.status === 'logged-out' ? session : undefined;
  const { linkTo } = useNavigation();
  const hasLoggedOut = out?.hasLoggedOut === true;
  const leftTitle = out?.hasSavedAnswers === true ? texts.answersSavedTitle : texts.loggedOutTitle;
  const title = deleted?.heading ?? (hasLoggedOut ? leftTitle : undefined);
  useOwnTitle(title === undefined ? undefined : texts.titleAfter(title, titles[page]));

  if (deleted) {
    return (
      <Notice tone="info" heading={deleted.heading}>
        {deleted.text}
      </Notice>
    );
  }
  if (out?.hasSavedAnswers === true) {
    return (
      <Notice tone="success">
        {texts.answersSaved}{' '}
        {page === 'logIn' ? (
          `${texts.answersSavedLogIn}.`
        ) : (
          <Link className="ptr-link--alone" {...linkTo('logIn')}>
            {texts.answersSavedLogIn}
          </Link>
        )}
      </Notice>
    );
  }
  if (hasLoggedOut) return <Notice tone="info">{texts.loggedOut}</Notice>;
  if (page === 'logIn' && out?.hasLostSession) {
    const lost = out.wasIdle ? texts.idleLoggedOut : out.wasUnkept ? shared.unkept : shared.loggedOut;
    return <Notice tone="info">{lost}</Notice>;
  }
  return undefined;
}
