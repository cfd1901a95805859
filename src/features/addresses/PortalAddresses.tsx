import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { Address } from '../../backend/entities';
import { formatAddressLines } from '../../domain/address';
import { currentAddressOf } from '../../domain/addressType';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { asScreen } from '../../ui/asScreen';
import { classNames } from '../../ui/classNames';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { ConfirmAction } from '../../screens/ConfirmAction';
import { ConfirmModal } from '../../ui/ConfirmModal';
import { Heading } from '../../ui/Heading';
import { Icon } from '../../ui/Icon';
import { LiveText } from '../../ui/LiveText';
import { AsyncList } from '../../ui/AsyncList';
import { Modal } from '../../ui/Modal';
import { Untranslated } from '../../ui/Untranslated';
import { portalAddressMessages } from './messages';
import { PortalAddressCard } from './PortalAddressCard';
import { PortalAddressForm } from './PortalAddressForm';
import { useAddressDeletion } from './useAddressDeletion';
import { usePortalAddresses } from './usePortalAddresses';

/**
 * The addresses of the profile, with the dialogs that add, edit and delete one: `portal_address_add`,
 * `portal_address_edit` and `portal_address_delete`. Deleting asks for a confirmation.
 *
 * @example
 * ```tsx
 * <PortalAddresses />
 * ```
 */
export const PortalAddresses = asScreen(function PortalAddresses(_props: object, root) {
  usePensionTrace('<PortalAddresses>');
  const addresses = usePortalAddresses();
  const texts = useMessages('portalAddresses', portalAddressMessages);
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [form, setForm] = useState<{ isOpen: boolean; address?: Address }>({ isOpen: false });
  // Kept while the dialog fades out.
  const [asked, setAsked] = useState<Address>();
  const [kept, setKept] = useState<{ isOpen: boolean; address?: Address }>({ isOpen: false });
  const [deletedCount, setDeletedCount] = useState(0);
  const [news, setNews] = useState<ReactNode>();
  const deletion = useAddressDeletion({
    onCompleted() {
      setNews(texts.removed);
      setDeletedCount((count) => count + 1);
    },
  });

  // The pressed button unmounts with its card: move focus to the list's heading.
  useEffect(() => {
    if (deletedCount > 0) heading.current?.focus();
  }, [deletedCount]);

  const open = (address?: Address) => {
    setNews(undefined);
    setForm(address ? { isOpen: true, address } : { isOpen: true });
  };
  const close = () => setForm((before) => ({ ...before, isOpen: false }));
  const closeKept = () => setKept((before) => ({ ...before, isOpen: false }));
  const isOnlyCurrent = (address: Address) =>
    addresses.status === 'success' &&
    currentAddressOf([address]) !== undefined &&
    currentAddressOf(addresses.data, address) === undefined;
  const linesOf = (address: Address | undefined) => (
    <p className="ptr ptr-portal-address__lines" translate="no">
      {address && formatAddressLines(address).join('\n')}
    </p>
  );
  const addButton = (
    <Button variant="secondary" icon={<Icon name="plus" />} onPress={() => open()}>
      {texts.add}
    </Button>
  );

  return (
    <section {...root} className={classNames('ptr ptr-portal-addresses', root.className)} aria-labelledby={headingId}>
      <Heading level={2} className="ptr ptr-heading ptr-no-ring" id={headingId} ref={heading} tabIndex={-1}>
        {texts.heading}
      </Heading>
      <p className="ptr ptr-quiet">{texts.lead}</p>
      <LiveText>{news}</LiveText>
      <AsyncList
        state={addresses}
        label={texts.list}
        layout="grid"
        skeleton={{ count: 2, label: texts.loading, shape: 'card' }}
        failure={{ heading: texts.failedHeading, message: texts.failed }}
        empty={{ heading: texts.emptyHeading, headingLevel: 3, text: texts.empty, icon: 'home', action: addButton }}
        last={
          <Card as="li" tone="tinted" className="ptr-portal-address ptr-portal-address--new">
            <p className="ptr ptr-quiet">{texts.addText}</p>
            {addButton}
          </Card>
        }
      >
        {(address) => (
          <PortalAddressCard
            key={address.id}
            address={address}
            onEdit={() => open(address)}
            onDelete={() => {
              setNews(undefined);
              if (isOnlyCurrent(address)) {
                setKept({ isOpen: true, address });
                return;
              }
              setAsked(address);
              deletion.ask({ p_id: address.id });
            }}
          />
        )}
      </AsyncList>
      <Modal isOpen={form.isOpen} onClose={close} heading={form.address ? texts.editHeading : texts.addHeading}>
        <PortalAddressForm
          address={form.address}
          onCancel={close}
          onCompleted={({ replaced }) => {
            const saved = form.address ? texts.saved : texts.added;
            const [former] = replaced ? formatAddressLines(replaced) : [];
            setNews(
              former === undefined ? (
                saved
              ) : (
                <Untranslated within={`${saved} ${texts.replaced(former)}`}>{former}</Untranslated>
              ),
            );
            close();
          }}
        />
      </Modal>
      <ConfirmAction
        action={deletion}
        heading={texts.removeHeading}
        confirmLabel={texts.removeConfirm}
        cancelLabel={texts.keep}
        busyLabel={texts.removeBusy}
      >
        {linesOf(asked)}
        <p>{texts.removeText}</p>
      </ConfirmAction>
      <ConfirmModal
        isOpen={kept.isOpen}
        onClose={closeKept}
        onConfirm={() => {
          closeKept();
          open(kept.address);
        }}
        heading={texts.keptHeading}
        confirmLabel={texts.changeInstead}
        cancelLabel={texts.keep}
        tone="primary"
      >
        {linesOf(kept.address)}
        <p>{texts.keptText}</p>
      </ConfirmModal>
    </section>
  );
});
