import { useId } from 'react';
import type { UserProfile } from '../../backend/entities';
import { PortalAddresses } from '../../features/addresses/PortalAddresses';
import { TwoStepSetup } from '../../features/two-step/TwoStepSetup';
import { useSession } from '../../data/useSession';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { ConfirmAction } from '../../screens/ConfirmAction';
import { ContactLinks } from '../../screens/ContactLinks';
import { useMessages } from '../../texts/useMessages';
import { Heading } from '../../ui/Heading';
import { Link } from '../../ui/Link';
import { DataRows } from '../../ui/DataRows';
import { DataCopyCard } from './DataCopyCard';
import { LogInCard } from './LogInCard';
import { profileMessages } from './messages';
import { Untranslated } from '../../ui/Untranslated';
import { type UseCancelApplicationOptions, useCancelApplication } from './useCancelApplication';
import { Button } from '../../ui/Button';

export interface PersonalTabProps extends UseCancelApplicationOptions {
  /** The customer. */
  user: UserProfile;
}

/** The profile's 'Personal' tab: read-only details, addresses, two-step sign-in, the download of all data, and the Danger Zone. */
export function PersonalTab({ user, ...options }: PersonalTabProps) {
  const { offersDataCopy, twoStep, logInChanges, contact } = usePensionTrace().config;
  const { email } = contact;
  const id = useId();
  const session = useSession();
  // Asking the auth service would start the setup, so the firm says whether it is on.
  const hasTwoStep = session.status === 'logged-in' && session.session.secondStep !== undefined;
  const texts = useMessages('profile', profileMessages);
  return (
    <div className="ptr ptr-profile__tab">
      <section className="ptr ptr-profile__facts" aria-labelledby={id}>
        <Heading level={2} className="ptr ptr-heading ptr-heading--large" id={id}>
          {texts.detailsHeading}
        </Heading>
        <DataRows
          rows={(['first_name', 'last_name', 'email', 'phone'] as const).map((name) => ({
            label: texts[name],
            value: user[name] ? <Untranslated>{user[name]}</Untranslated> : texts.unknown,
          }))}
        />
        <p className="ptr ptr-quiet">
          {texts.detailsHint}{' '}
          {email === undefined ? (
            <span>{texts.writeToUs}</span>
          ) : (
            <Link href={`mailto:${email}`}>{texts.writeToUs}</Link>
          )}{' '}
          {texts.detailsRight}
        </p>
        {email === undefined && <ContactLinks />}
      </section>
      <PortalAddresses />
      {logInChanges && <LogInCard />}
      {(twoStep || hasTwoStep) && <TwoStepSetup />}
      {offersDataCopy && <DataCopyCard />}
      <DangerZone {...options} />
    </div>
  );
}

/** The end of the page: cancels the application, after a confirmation. */
function DangerZone(options: UseCancelApplicationOptions) {
  const cancellation = useCancelApplication(options);
  const texts = useMessages('profile', profileMessages);
  const id = useId();

  return (
    <section className="ptr ptr-profile__danger" aria-labelledby={id}>
      <Heading level={2} className="ptr ptr-heading ptr-heading--body" id={id}>
        {texts.dangerHeading}
      </Heading>
      <p className="ptr ptr-quiet">{texts.dangerText}</p>
      <Button variant="quiet" onPress={cancellation.ask}>
        {texts.cancel}
      </Button>
      <ConfirmAction
        action={cancellation}
        heading={texts.cancelHeading}
        confirmLabel={texts.cancel}
        cancelLabel={texts.keep}
        busyLabel={texts.cancelBusy}
      >
        <p>{texts.cancelText}</p>
      </ConfirmAction>
    </section>
  );
}
