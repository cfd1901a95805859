import { useState } from 'react';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useNavigation } from '../../provider/useNavigation';
import { useMessages } from '../../texts/useMessages';
import { asScreen } from '../../ui/asScreen';
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
import { LinkAccount } from './LinkAccount';
import { accessMessages } from './messages';
import { useOpenLink, type UseOpenLinkOptions } from './useOpenLink';

/**
 * The page that an email's link opens. Only the press of its button spends the token. After a link to a new password,
 * show `ResetPassword`; any other link confirms an address.
 *
 * @example
 * ```tsx
 * <OpenLink
 *   link={{ tokenHash: 'abc', type: 'recovery' }}
 *   onCompleted={() => window.location.assign('/reset-password')}
 * />
 * ```
 */
export const OpenLink = asScreen(function OpenLink(options: UseOpenLinkOptions, root) {
  usePensionTrace('<OpenLink>');
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
});
