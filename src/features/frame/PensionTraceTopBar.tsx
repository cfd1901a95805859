import type { ReactNode } from 'react';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useAccount } from '../../data/useAccount';
import { useMessages } from '../../provider/useMessages';
import { Button } from '../../ui/Button';
import { ErrorBox } from '../../ui/ErrorBox';
import { Logo } from '../../ui/Logo';
import { Menu } from '../../ui/Menu';
import { TopBar } from '../../ui/TopBar';
import { frameMessages } from './messages';
import { useLogOut } from '../../data/useLogOut';

export interface PensionTraceTopBarProps {
  /** The firm's logo; words in it must be the company's name, as the link is called. Default: a neutral mark with that name. */
  logo?: ReactNode;
  /** Where the logo leads. Default '/'. */
  homeHref?: string;
  /** Where Profile leads. Default '/portal/profile'. */
  profileHref?: string;
  /** True on portal pages: a signed-in customer then has the profile menu. */
  hasProfileMenu?: boolean;
  /** Leads to another page without loading it anew. */
  onNavigate: (href: string) => void;
}

/** The bar at the top of every page: the logo, and in the portal the profile menu (specification section 2.1). */
export function PensionTraceTopBar(props: PensionTraceTopBarProps) {
  const { homeHref = '/', profileHref = '/portal/profile', hasProfileMenu = false, onNavigate } = props;
  const { config } = usePensionTrace('PensionTraceTopBar');
  const texts = useMessages(frameMessages);
  const account = useAccount();
  const { state, logOut } = useLogOut();
  const user = hasProfileMenu && account.status === 'ready' ? account.user : undefined;

  return (
    <>
      <TopBar
        logo={props.logo ?? <Logo name={config.companyName} />}
        homeHref={homeHref}
        homeLabel={texts.homeLabel(config.companyName)}
        onNavigate={onNavigate}
        width={hasProfileMenu ? 'wide' : 'full'}
      >
        {user && (
          <Menu
            label={texts.profileMenuLabel}
            items={[
              { id: 'profile', label: texts.profile, icon: 'user' },
              { id: 'log-out', label: texts.logOut, icon: 'logout' },
            ]}
            onAction={(id) => (id === 'profile' ? onNavigate(profileHref) : logOut())}
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
