import type { ReactNode } from 'react';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useAccount } from '../../data/useAccount';
import { useNavigation } from '../../provider/useNavigation';
import { useMessages } from '../../provider/useMessages';
import { Button } from '../../ui/Button';
import { ErrorBox } from '../../ui/ErrorBox';
import { Logo } from '../../ui/Logo';
import { Menu } from '../../ui/Menu';
import { TopBar } from '../../ui/TopBar';
import { frameMessages } from './messages';
import { useLogOut } from '../../data/useLogOut';

/** Props of {@link PensionTraceTopBar}. */
export interface PensionTraceTopBarProps {
  /** The firm's logo; words in it must be the company's name, as the link is called. Default: a neutral mark with that name. */
  logo?: ReactNode;
  /** True on portal pages: a signed-in customer then has the profile menu. */
  hasProfileMenu?: boolean;
}

/** The bar at the top of every page: the logo, and in the portal the profile menu (specification section 2.1). */
export function PensionTraceTopBar({ logo, hasProfileMenu = false }: PensionTraceTopBarProps) {
  const { config } = usePensionTrace('<PensionTraceTopBar>');
  const { goTo, linkTo } = useNavigation();
  const home = linkTo('home');
  const texts = useMessages('frame', frameMessages);
  const account = useAccount();
  const { state, logOut } = useLogOut();
  const user = hasProfileMenu && account.status === 'ready' ? account.user : undefined;

  return (
    <>
      <TopBar
        logo={logo ?? <Logo name={config.companyName} />}
        homeHref={home.href}
        homeLabel={texts.homeLabel(config.companyName)}
        onNavigate={home.onNavigate}
        width={hasProfileMenu ? 'wide' : 'full'}
      >
        {user && (
          <Menu
            label={texts.profileMenuLabel}
            items={[
              { id: 'profile', label: texts.profile, icon: 'user' },
              { id: 'log-out', label: texts.logOut, icon: 'logout' },
            ]}
            onAction={(id) => (id === 'profile' ? goTo('profile') : logOut())}
          >
            {[user.first_name, user.last_name].filter(Boolean).join(' ') || texts.profileMenuLabel}
          </Menu>
        )}
      </TopBar>
      {state.status === 'failed' && (
        <div className="ptr-top-bar-problem">
          <ErrorBox heading={texts.logOutFailed} message={state.message}>
            <Button variant="secondary" onPress={logOut}>
              {texts.logOutAgain}
            </Button>
          </ErrorBox>
        </div>
      )}
    </>
  );
}
