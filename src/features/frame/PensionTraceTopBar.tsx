import { useState, type ReactNode } from 'react';
import { useAccount } from '../../data/useAccount';
import { useIsSettled } from '../../data/useIsSettled';
import { useLogOut } from '../../data/useLogOut';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { useNavigation } from '../../provider/useNavigation';
import { LogOutProblem } from '../../screens/LogOutProblem';
import { asScreen } from '../../ui/asScreen';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { lazyPart, type FailureProps } from '../../loading/lazyPart';
import { Link } from '../../ui/Link';
import { Logo } from '../../ui/Logo';
import { TopBar } from '../../ui/TopBar';
import { LogInNotices } from './LogInNotices';
import { frameMessages } from './messages';
import { telephone } from '../../domain/phone';
import { Untranslated } from '../../ui/Untranslated';
import type { EarlyUse, ProfileMenuProps } from './ProfileMenu';

/** Props of {@link PensionTraceTopBar}. */
export interface PensionTraceTopBarProps {
  /**
   * The firm's logo. Text in it must be the company's name, because that is the link's name. Default: a neutral mark
   * with the company's name.
   */
  logo?: ReactNode;
  /** True on portal pages: shows the profile menu to a logged-in customer. Default false. */
  hasProfileMenu?: boolean | undefined;
  /** True outside the portal: shows whose account is open, and a log-out. Default false. */
  hasLogOut?: boolean | undefined;
  /** False where the log-out saves nothing: it then says 'Log out', not 'Save and log out'. Default true. */
  savesAnswers?: boolean | undefined;
}

// Loaded once the page has shown its content, or at the first press: the menu is the largest part of the bar.
const ProfileMenu = lazyPart(async () => (await import('./ProfileMenu')).ProfileMenu, {
  useIsWanted: useIsSettled,
  Pending: ProfileMenuTrigger,
  Failed: PlainProfileMenu,
});

/**
 * The bar at the top of every page: the logo, the telephone number, and in the portal the profile menu. On a phone or a
 * tablet the telephone number and the log-out are icons.
 *
 * @example
 * ```tsx
 * <PensionTraceTopBar hasProfileMenu />
 * ```
 */
export const PensionTraceTopBar = asScreen(function PensionTraceTopBar(
  { logo, hasProfileMenu = false, hasLogOut = false, savesAnswers = true }: PensionTraceTopBarProps,
  root,
) {
  const { config } = usePensionTrace('<PensionTraceTopBar>');
  const { linkTo } = useNavigation();
  const home = linkTo('home');
  const texts = useMessages('frame', frameMessages);
  const account = useAccount();
  const leaving = useLogOut({ savesAnswers: hasLogOut && savesAnswers });
  const [earlyUse, setEarlyUse] = useState<EarlyUse>();
  const { state, logOut } = leaving;
  const user = account.status === 'success' ? account.user : undefined;
  const name = [user?.first_name, user?.last_name].filter(Boolean).join(' ');
  const { ukPhone } = config.contact;
  const logOutText = savesAnswers ? texts.saveAndLogOut : texts.logOutPlain;
  // Show the bar's actions together to avoid layout shift.
  const isWaiting = (hasProfileMenu || hasLogOut) && account.status === 'pending';

  return (
    <>
      <TopBar
        {...root}
        logo={logo ?? <Logo name={config.companyName} />}
        homeHref={home.href}
        homeLabel={texts.homeLabel(config.companyName)}
        onNavigate={home.onNavigate}
        width={hasProfileMenu ? 'wide' : 'full'}
        // Reserves its space until the account has loaded.
        account={
          hasLogOut &&
          (name !== '' ? <Untranslated within={texts.openAccount(name)}>{name}</Untranslated> : isWaiting && <></>)
        }
      >
        {ukPhone !== undefined && !isWaiting && (
          <Link className="ptr-top-bar__action" href={telephone(ukPhone)} aria-label={texts.help(ukPhone)}>
            <Icon name="phone" />
            <span className="ptr ptr-top-bar__words">{texts.help(ukPhone)}</span>
          </Link>
        )}
        {user && hasLogOut && (
          <Button
            variant="quiet"
            className="ptr-top-bar__action"
            aria-label={state.status === 'pending' ? undefined : logOutText}
            isBusy={state.status === 'pending'}
            onPress={logOut}
          >
            <Icon name="logout" />
            <span className="ptr ptr-top-bar__words">{logOutText}</span>
          </Button>
        )}
        {user && hasProfileMenu && (
          <ProfileMenu name={name} onLogOut={logOut} early={earlyUse} onEarlyUse={setEarlyUse} />
        )}
      </TopBar>
      <LogInNotices />
      {state.status === 'error' && (
        <div className="ptr ptr-top-bar-problem">
          <LogOutProblem leaving={leaving} heading={texts.logOutFailed} again={texts.logOutAgain} />
        </div>
      )}
    </>
  );
});

/** The button of the profile menu until the menu's code has loaded, with its looks. The menu repeats an early press. */
function ProfileMenuTrigger({ name, early, onEarlyUse }: ProfileMenuProps) {
  const texts = useMessages('frame', frameMessages);
  return (
    <button
      type="button"
      className="ptr ptr-menu__trigger"
      aria-haspopup="true"
      aria-expanded={false}
      onFocus={() => onEarlyUse(early ?? 'focused')}
      onBlur={() => onEarlyUse(early === 'pressed' ? early : undefined)}
      onClick={() => onEarlyUse('pressed')}
    >
      <span>{name === '' ? texts.profileMenuLabel : <Untranslated>{name}</Untranslated>}</span>
      <Icon name="chevron-down" className="ptr-menu__chevron" />
    </button>
  );
}

/** The items of the profile menu side by side, for when the menu's code failed to load. */
function PlainProfileMenu({ onLogOut }: ProfileMenuProps & FailureProps) {
  const { linkTo } = useNavigation();
  const texts = useMessages('frame', frameMessages);
  return (
    <>
      <Link className="ptr-top-bar__action" {...linkTo('profile')} aria-label={texts.profile}>
        <Icon name="user" />
        <span className="ptr ptr-top-bar__words">{texts.profile}</span>
      </Link>
      <Button variant="quiet" className="ptr-top-bar__action" aria-label={texts.logOut} onPress={onLogOut}>
        <Icon name="logout" />
        <span className="ptr ptr-top-bar__words">{texts.logOut}</span>
      </Button>
    </>
  );
}
