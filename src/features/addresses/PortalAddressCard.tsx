import type { Address } from '../../backend/entities';
import { formatAddressLines } from '../../domain/address';
import { addressTypeOf } from '../../domain/addressType';
import { yearOf } from '../../domain/year';
import { useEntryYears } from '../../entries/useEntryYears';
import { useMessages } from '../../texts/useMessages';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Icon } from '../../ui/Icon';
import { portalAddressMessages } from './messages';

interface PortalAddressCardProps {
  address: Address;
  onEdit: () => void;
  onDelete: () => void;
}

/** One address of the profile: type, lines, years, and the buttons to edit and delete it. */
export function PortalAddressCard({ address, onEdit, onDelete }: PortalAddressCardProps) {
  const texts = useMessages('portalAddresses', portalAddressMessages);
  const lines = formatAddressLines(address);
  const type = addressTypeOf(address.type.id);
  const years = useEntryYears()({
    start_year: yearOf(address.start_date),
    end_year: yearOf(address.end_date),
    paying: type === 'current',
  });
  const name = lines[0] ?? address.type.name;

  return (
    <Card as="li" className="ptr-portal-address" heading={type ? texts[type] : address.type.name} headingLevel={3}>
      <p className="ptr ptr-portal-address__lines" translate="no">
        {lines.join('\n')}
      </p>
      {years && <p className="ptr ptr-caption ptr-portal-address__years">{years}</p>}
      <div className="ptr ptr-portal-address__actions">
        <Button variant="secondary" icon={<Icon name="edit" />} aria-label={texts.editNamed(name)} onPress={onEdit}>
          {texts.edit}
        </Button>
        <Button variant="quiet" icon={<Icon name="trash" />} aria-label={texts.removeNamed(name)} onPress={onDelete}>
          {texts.remove}
        </Button>
      </div>
    </Card>
  );
}
