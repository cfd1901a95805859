import { useState } from 'react';
import { LoadingScreen } from '../../features/frame/LoadingScreen';
import { ProblemScreen } from '../../features/frame/ProblemScreen';
import { NotificationSettings } from '../../features/marketing/NotificationSettings';
import { useAccount } from '../../data/useAccount';
import { useSessionError } from '../../data/useSessionError';
import { useNavigation } from '../../provider/useNavigation';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { CustomerScreen } from '../../screens/CustomerScreen';
import { ForCustomer } from '../../screens/ForCustomer';
import { asScreen } from '../../ui/asScreen';
import { Link } from '../../ui/Link';
import { Tabs } from '../../ui/Tabs';
import { profileMessages } from './messages';
import { PersonalTab } from './PersonalTab';
import type { UseCancelApplicationOptions } from './useCancelApplication';
import { profileLoadingTime, useLoadingTime } from './useLoadingTime';

/** Props of {@link Profile}. */
export interface ProfileProps extends UseCancelApplicationOptions {
  /** Milliseconds for which the loading screen remains after the profile has loaded. Default 1000. */
  loadingTime?: number | undefined;
  /** The tab that is open at first. Default 'personal'. */
  tab?: 'personal' | 'notifications' | undefined;
}

/**
 * 'Your Profile': the tabs 'Personal' (details that cannot be edited, addresses, two-step sign-in, 'Cancel Application')
 * and 'Notifications'.
 *
 * @example
 * ```tsx
 * <Profile onCompleted={() => console.log('cancelled')} />
 * ```
 */
export const Profile = asScreen(function Profile(
  { loadingTime = profileLoadingTime, tab: firstTab = 'personal', ...options }: ProfileProps,
  root,
) {
  const { session } = usePensionTrace('<Profile>');
  const sessionError = useSessionError('The profile');
  const account = useAccount();
  const isReady = useLoadingTime(account.status === 'success', loadingTime);
  const { linkTo } = useNavigation();
  const texts = useMessages('profile', profileMessages);
  const [tab, setTab] = useState<string>(firstTab);

  if (sessionError) {
    return (
      <ForCustomer>
        <ProblemScreen {...root} error={sessionError} onRetry={session.retry} />
      </ForCustomer>
    );
  }
  if (account.status === 'error') return <ProblemScreen {...root} error={account.error} onRetry={account.retry} />;
  return (
    <CustomerScreen heading={texts.heading} width="wide" before={<Link {...linkTo('portal')}>{texts.back}</Link>}>
      {account.status !== 'success' || !isReady ? (
        <LoadingScreen />
      ) : (
        <Tabs
          label={texts.tabs}
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
    </CustomerScreen>
  );
});
