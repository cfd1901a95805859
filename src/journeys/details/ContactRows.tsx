import type { ReactNode } from 'react';
import type { ProviderContacts } from '../../backend/entities';
import { safeLink } from '../../domain/safeLink';
import { useMessages } from '../../texts/useMessages';
import { EmailLink } from '../../ui/EmailLink';
import { PhoneLink } from '../../ui/PhoneLink';
import { DataRows, type DataRow } from '../../ui/DataRows';
import { Link } from '../../ui/Link';
import { foundMessages } from './foundMessages';

/** Whether the firm has any contact of a provider. */
export function hasContacts(contacts: ProviderContacts | undefined): contacts is ProviderContacts {
  return [contacts?.phone, contacts?.email, contacts?.website, contacts?.postal_address].some(Boolean);
}

export interface ContactRowsProps {
  contacts: ProviderContacts;
  /** What the customer tells the provider on the phone. */
  callNote?: ReactNode;
}

/** A provider's phone number, email address, website and postal address, as far as the firm has them. */
export function ContactRows({ contacts, callNote }: ContactRowsProps) {
  const { phone, email, website, postal_address: post } = contacts;
  const texts = useMessages('found', foundMessages);
  const page = website ? safeLink(website) : undefined;
  const rows: DataRow[] = [];
  if (phone) {
    const number = (
      <>
        <PhoneLink>{phone}</PhoneLink>
        {callNote}
      </>
    );
    rows.push({ label: texts.phone, value: number });
  }
  if (email)
    rows.push({
      label: texts.email,
      value: <EmailLink>{email}</EmailLink>,
    });
  if (page !== undefined) {
    rows.push({
      label: texts.website,
      value: (
        <Link href={page} isExternal>
          {new URL(page, 'https://own-site.invalid').host}
        </Link>
      ),
    });
  }
  if (post) {
    const lines = (
      <span className="ptr ptr-lines" translate="no">
        {post}
      </span>
    );
    rows.push({ label: texts.post, value: lines });
  }
  return <DataRows rows={rows} />;
}
