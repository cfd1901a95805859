import { useState } from 'react';
import { LoadingScreen } from '../../features/frame/LoadingScreen';
import { ProblemScreen } from '../../features/frame/ProblemScreen';
import { NotificationSettings } from '../../features/marketing/NotificationSettings';
import { useAccount } from '../../data/useAccount';
import { useSessionError } from '../../data/useSessionError';
import { useNavigation } from '../../provider/useNavigation';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../provider/useMessages';
import { useLogInFirst } from '../../entries/useLogInFirst';
import { Link } from '../../ui/Link';
import { Screen } from '../../ui/Screen';
import { Tabs } from '../../ui/Tabs';
import { profileMessages } from './messages';
import { PersonalTab } from './PersonalTab';
import type { UseCancelApplicationOptions } from './useCancelApplication';
import { profileLoadingTime, useLoadingTime } from './useLoadingTime';

/** Props of {@link Profile}. */
export interface ProfileProps extends UseCancelApplicationOptions {
  /** Milliseconds that the loading screen stays after the profile has loaded. Default 1000. */
  loadingTime?: number;
}

/**
 * 'Your Profile': the tabs 'Personal' and 'Notifications'.
 *
 * @example
 * ```tsx
 * <Profile onCompleted={() => console.log('cancelled')} />
 * ```
 */
export function Profile({ loadingTime = profileLoadingTime, ...options }: ProfileProps) {
  const { session } = usePensionTrace('<Profile>');
  const sessionError = useSessionError('The profile');
  const account = useAccount();
  const isReady = useLoadingTime(account.status === 'ready', loadingTime);
  const { linkTo } = useNavigation();
  const texts = useMessages('profile', profileMessages);
  const [tab, setTab] = useState('personal');

  const logInFirst = useLogInFirst();
  if (logInFirst) return logInFirst;
  if (sessionError) return <ProblemScreen error={sessionError} onRetry={session.retry} />;
  if (account.status === 'failed') return <ProblemScreen error={account.error} onRetry={account.retry} />;
  return (
    <Screen heading={texts.heading} width="wide" before={<Link {...linkTo('portal')}>{texts.back}</Link>}>
      {account.status !== 'ready' || !isReady ? (
        <LoadingScreen />
      ) : (
        <Tabs
          label={texts.tabs}
          selectLabel={texts.tabsSelect}
          selectedId={tab}
          onSelect={setTab}
          tabs={[
            {
              id: 'personal',
              label: texts.personal,
              content: <PersonalTab user={account.user} {...options} />,
            },
            { id: 'notifications', label: texts.notifications, content: <NotificationSettings /> },
          ]}
        />
      )}
    </Screen>
  );
}
