import type { UserProfile } from '../../backend/entities';
import { formatAddressLines } from '../../domain/address';
import { useMessages } from '../../provider/useMessages';
import { Card } from '../../ui/Card';
import { DataRows } from '../../ui/DataRows';
import { DangerZone } from './DangerZone';
import { profileMessages } from './messages';
import type { UseCancelApplicationOptions } from './useCancelApplication';

export interface PersonalTabProps extends UseCancelApplicationOptions {
  /** Whose profile it is. */
  user: UserProfile;
}

/** What the firm knows about the customer, to read, and the way out. */
export function PersonalTab({ user, onCancelled }: PersonalTabProps) {
  const texts = useMessages(profileMessages);
  return (
    <div className="pt-profile__tab">
      <Card as="section" heading={texts.detailsHeading}>
        <DataRows
          rows={[
            { label: texts.firstName, value: user.first_name || texts.unknown },
            { label: texts.lastName, value: user.last_name || texts.unknown },
            { label: texts.email, value: user.email || texts.unknown },
            { label: texts.phone, value: user.phone || texts.unknown },
          ]}
        />
        <p className="pt-quiet">{texts.detailsHint}</p>
      </Card>
      <Card as="section" heading={texts.addressesHeading}>
        {user.addresses.length === 0 ? (
          <p>{texts.noAddress}</p>
        ) : (
          <DataRows
            rows={user.addresses.map((address) => ({
              label: address.type.name,
              value: <span className="pt-profile__address">{formatAddressLines(address).join('\n')}</span>,
            }))}
          />
        )}
      </Card>
      <DangerZone onCancelled={onCancelled} />
    </div>
  );
}
