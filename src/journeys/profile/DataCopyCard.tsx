import { useState } from 'react';
import { saveFile } from '../../features/signed-authorisation/saveFile';
import { useMessages } from '../../texts/useMessages';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Modal } from '../../ui/Modal';
import { Notice } from '../../ui/Notice';
import { IdentityForm } from '../identity/IdentityForm';
import { profileMessages } from './messages';
import { useDataCopy } from './useDataCopy';

/** A card to download everything that the firm holds about the customer, after they confirm who they are. */
export function DataCopyCard() {
  const texts = useMessages('profile', profileMessages);
  const [view, setView] = useState<'idle' | 'asked' | 'done'>('idle');

  return (
    <Card as="section" heading={texts.dataHeading}>
      <p>{texts.dataText}</p>
      <div role="status">{view === 'done' && <Notice tone="success">{texts.dataDownloaded}</Notice>}</div>
      <Button variant="secondary" onPress={() => setView('asked')}>
        {texts.dataDownload}
      </Button>
      <Modal isOpen={view === 'asked'} onClose={() => setView('idle')} heading={texts.dataConfirmHeading} size="small">
        <p>{texts.dataConfirmText}</p>
        <DataCopyForm
          onDone={(file) => {
            saveFile(file);
            setView('done');
          }}
          onCancel={() => setView('idle')}
        />
      </Modal>
    </Card>
  );
}

/** Mounted while the question is open: each copy needs the password again. */
function DataCopyForm({ onDone, onCancel }: { onDone: (file: File) => void; onCancel: () => void }) {
  const texts = useMessages('profile', profileMessages);
  const { code, ...confirmation } = useDataCopy({ onCompleted: ({ file }) => onDone(file) });
  const { state, submit } = confirmation;
  return (
    <IdentityForm
      confirmation={confirmation}
      code={code}
      texts={{
        password: texts.dataPassword,
        passwordHint: texts.dataPasswordHint,
        confirm: texts.dataDownload,
        confirmBusy: texts.dataBusy,
        keep: texts.dataKeep,
      }}
      isBusy={state.status === 'pending'}
      problem={state.status === 'error' ? state.message : undefined}
      onSubmit={submit}
      onCancel={onCancel}
    />
  );
}
