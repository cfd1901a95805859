import { useState } from 'react';
import type { EmailLink } from '../../backend/PensionTraceAdapter';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useNavigation } from '../../provider/useNavigation';
import { usePage } from '../../screens/PageContext';
import { useMessages } from '../../texts/useMessages';
import { asScreen, type RootAttributes } from '../../ui/asScreen';
import { Button } from '../../ui/Button';
import { ErrorBox } from '../../ui/ErrorBox';
import { FormActions } from '../../ui/FormActions';
import { Link } from '../../ui/Link';
import { Mark } from '../../ui/Mark';
import { Screen } from '../../ui/Screen';
import { SplitScreen } from '../../ui/SplitScreen';
import { AccessPanel } from './AccessPanel';
import { ExpiredLink } from './ExpiredLink';
import { LeftLink } from './LeftLink';
import { LinkCheck } from './LinkCheck';
import { LinkAccount } from './LinkAccount';
import { accessMessages } from './messages';
import { hasExpired, useOpenLink, type UseOpenLinkOptions } from './useOpenLink';

/** Props of {@link OpenLink}. */
export interface OpenLinkProps extends Omit<UseOpenLinkOptions, 'link'> {
  /**
   * The link, which `readEmailLink` reads from the `token_hash` of the address that the email opened. Default: below a `PensionTracePage`,
   * the link that led to the page.
   */
  link?: EmailLink | undefined;
}

/**
 * The page that an email's link opens. Only the press of its button spends the token. After a link to a new password,
 * show `ResetPasswordForm`; any other link confirms an address. Without `link` it also shows what became of the page's link.
 *
 * @example
 * ```tsx
 * <OpenLink
 *   link={{ tokenHash: 'abc', type: 'recovery' }}
 *   onCompleted={() => window.location.assign('/reset-password')}
 * />
 * ```
 * @throws Without `link`, when no PensionTracePage is above.
 */
export const OpenLink = asScreen(function OpenLink(props: OpenLinkProps, root) {
  usePensionTrace('<OpenLink>');
  const page = usePage();
  const { link } = props;
  if (link) return <LinkToOpen {...props} link={link} root={root} />;
  if (!page) throw new Error('<OpenLink> needs a `link`, or <PensionTracePage> around it.');
  switch (page.link.status) {
    case 'unopened':
      return <PageLinkToOpen {...props} link={page.link.link} root={root} />;
    case 'pending':
      return <LinkCheck purpose="confirm" />;
    default:
      return <ExpiredLink {...root} purpose="confirm" />;
  }
});

interface LinkToOpenProps extends UseOpenLinkOptions {
  root: RootAttributes;
}

/** The link that led to the page. The frame remembers what becomes of it. */
export function PageLinkToOpen({ onCompleted, onError, ...props }: LinkToOpenProps) {
  const page = usePage();
  return (
    <LinkToOpen
      // Another link is another button.
      key={props.link.tokenHash}
      {...props}
      onCompleted={(opened) => {
        page?.onLinkOpened();
        onCompleted?.(opened);
      }}
      onError={(error) => {
        if (hasExpired(error)) page?.onLinkExpired();
        onError?.(error);
      }}
    />
  );
}

function LinkToOpen({ root, ...options }: LinkToOpenProps) {
  const { linkTo } = useNavigation();
  const texts = useMessages('access', accessMessages);
  const { state, open } = useOpenLink(options);
  const [hasLeft, setHasLeft] = useState(false);
  const isReset = options.link.type === 'recovery';

  if (hasLeft) return <LeftLink purpose="confirm" />;
  if (state.status === 'expired') return <ExpiredLink {...root} purpose={isReset ? 'reset' : 'confirm'} />;
  if (state.status === 'success' && !isReset) {
    const { email } = state;
    return (
      <SplitScreen key="confirmed" aside={<AccessPanel visitor="returning" />}>
        <Screen
          before={<Mark icon={email === undefined ? 'mail' : 'check'} isDone={email !== undefined} />}
          heading={email === undefined ? texts.confirmedHalfHeading : texts.confirmedHeading}
          lead={email === undefined ? texts.confirmedHalfText : texts.confirmedText}
          focusHeading
        >
          {email !== undefined && <LinkAccount email={email} onNotMe={() => setHasLeft(true)} />}
          <FormActions>
            <Link variant="primary" {...linkTo('logIn')}>
              {texts.logInSubmit}
            </Link>
          </FormActions>
        </Screen>
      </SplitScreen>
    );
  }
  return (
    <SplitScreen aside={<AccessPanel visitor="returning" />}>
      <Screen
        heading={isReset ? texts.resetHeading : texts.confirmHeading}
        lead={isReset ? texts.openResetText : texts.confirmText}
      >
        {state.status === 'error' && <ErrorBox message={state.message} />}
        <FormActions>
          <Button
            onPress={open}
            isBusy={state.status === 'pending' || state.status === 'success'}
            busyLabel={texts.openLinkBusy}
            isWide
          >
            {isReset ? texts.openResetSubmit : texts.confirmSubmit}
          </Button>
        </FormActions>
      </Screen>
    </SplitScreen>
  );
}
