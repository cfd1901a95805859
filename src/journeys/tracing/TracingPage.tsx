import { memo, Suspense } from 'react';
import { LoadingScreen } from '../../features/frame/LoadingScreen';
import { useMessages } from '../../provider/useMessages';
import { cancelledMessages } from '../cancelled/messages';
import { BackLink } from './BackLink';
import type { MatchedPage } from './matchPage';
import { PendingAccount } from './PendingAccount';
import { screens } from './screens';

export interface TracingPageProps extends MatchedPage {
  /** Whether the account is loading. */
  isPending?: boolean;
  /** The query of the address. */
  query: URLSearchParams;
  /** Whether the customer's data has just been deleted. */
  isDeleted: boolean;
  /** Whether the customer is in password-recovery mode, signed in, or neither. */
  mode: 'recovering' | 'signed-in' | 'other';
  /** Called when a submission finds invalid fields. */
  onInvalid: () => void;
  /** Called when the customer has signed. */
  onSigned: () => void;
  /** Called when the customer's data has been deleted. */
  onDeleted: () => void;
  /** Called once the new password is set. */
  onReset: () => void;
  /** Leaves a finished password reset. */
  onResetFinished: () => void;
}

/**
 * One page. Rendered again only when its props change: a screen of a server's markup, which React takes over last and in
 * slices, would otherwise be taken over at once when the session is known.
 */
export const TracingPage = memo(function TracingPage(props: TracingPageProps) {
  return (
    <PendingAccount isPending={props.isPending === true}>
      <Suspense fallback={<LoadingScreen />}>
        <PageScreen {...props} />
      </Suspense>
    </PendingAccount>
  );
});

function PageScreen(props: TracingPageProps) {
  const { page, id = '', onInvalid } = props;
  const cancelled = useMessages('cancelled', cancelledMessages);
  switch (page) {
    case 'signUp': {
      const notice = props.isDeleted ? `${cancelled.deletedHeading}. ${cancelled.deletedText}` : undefined;
      return <screens.SignUpForm notice={notice} onInvalid={onInvalid} />;
    }
    case 'logIn':
      return <screens.LogInForm inviteId={id || (props.query.get('id') ?? undefined)} onInvalid={onInvalid} />;
    case 'forgotPassword':
      return <screens.ForgotPassword onInvalid={onInvalid} />;
    case 'resetPassword':
      return (
        <screens.ResetPage
          isPending={props.isPending === true}
          mode={props.mode}
          onInvalid={onInvalid}
          onCompleted={props.onReset}
          onContinue={props.onResetFinished}
        />
      );
    case 'marketing':
      return <screens.MarketingPage query={props.query} />;
    case 'home':
      return <screens.NoStep />;
    case 'personal':
      return <screens.PersonalDetailsForm onInvalid={onInvalid} />;
    case 'address':
      return <screens.AddressFinder before={<BackLink to="personal" />} onInvalid={onInvalid} />;
    case 'why':
      return <screens.ReasonForm before={<BackLink to="address" />} />;
    case 'processing':
      return <screens.Processing />;
    case 'notEligible':
      return <screens.NotEligible />;
    case 'createTrace':
      return <screens.TraceWizard onInvalid={onInvalid} />;
    case 'traces':
      return <screens.TracesList />;
    case 'knownPensions':
      return <screens.KnownPensions />;
    case 'addPension':
      return <screens.AddPension onInvalid={onInvalid} />;
    case 'pensions':
      return <screens.PensionsList />;
    case 'authorisation':
      return <screens.AuthorisationPad key="authorisation" onInvalid={onInvalid} onCompleted={props.onSigned} />;
    case 'actionAuthorisation':
      return <screens.AuthorisationPad key="action" action onInvalid={onInvalid} onCompleted={props.onSigned} />;
    case 'cancelledApplication':
      return (
        <screens.CancelledApplication
          onCompleted={({ action }) => {
            if (action === 'delete') props.onDeleted();
          }}
        />
      );
    case 'portal':
      return <screens.PortalDashboard />;
    case 'profile':
      return <screens.Profile />;
    case 'documents':
      return <screens.DocumentsPage />;
    case 'trace':
      return <screens.TraceDetails key={id} id={id} />;
    case 'pension':
      return <screens.PensionDetails key={id} id={id} />;
    case 'support':
      return <screens.SupportPage />;
    case 'guide':
      return <screens.GuidePage key={id} id={id} />;
  }
}
