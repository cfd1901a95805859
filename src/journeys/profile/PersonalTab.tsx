import type { UserProfile } from '../../backend/entities';
import { PortalAddresses } from '../../features/addresses/PortalAddresses';
import { TwoStepSetup } from '../../features/two-step/TwoStepSetup';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { Card } from '../../ui/Card';
import { DataRows } from '../../ui/DataRows';
import { DangerZone } from './DangerZone';
import { DataCopyCard } from './DataCopyCard';
import { profileMessages } from './messages';
import type { UseCancelApplicationOptions } from './useCancelApplication';
import { Untranslated } from '../../ui/Untranslated';

export interface PersonalTabProps extends UseCancelApplicationOptions {
  /** The customer. */
  user: UserProfile;
}

/** The profile's 'Personal' tab: read-only details, addresses, two-step sign-in, the download of all data, and the Danger Zone. */
export function PersonalTab({ user, ...options }: PersonalTabProps) {
  const { offersDataCopy } = usePensionTrace().config;
  const texts = useMessages('profile', profileMessages);
  return (
    <div className="ptr ptr-profile__tab">
      <Card as="section" heading={texts.detailsHeading}>
        <DataRows
          rows={(['first_name', 'last_name', 'email', 'phone'] as const).map((name) => ({
            label: texts[name],
            value: user[name] ? <Untranslated>{user[name]}</Untranslated> : texts.unknown,
          }))}
        />
        <p className="ptr ptr-quiet">{texts.detailsHint}</p>
      </Card>
      <PortalAddresses />
      <TwoStepSetup />
      {offersDataCopy && <DataCopyCard />}
      <DangerZone {...options} />
    </div>
  );
}
