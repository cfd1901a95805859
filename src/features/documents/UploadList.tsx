import { useRef } from 'react';
import { useMessages } from '../../texts/useMessages';
import { List } from '../../ui/List';
import { LiveText } from '../../ui/LiveText';
import { documentMessages } from './messages';
import { UploadRow } from './UploadRow';
import type { DocumentUpload } from './useDocumentUploads';

interface UploadListProps {
  uploads: readonly DocumentUpload[];
}

/** The uploads with their results. */
export function UploadList({ uploads }: UploadListProps) {
  const texts = useMessages('documents', documentMessages);
  const list = useRef<HTMLDivElement>(null);
  const underWay = uploads.filter(({ state }) => state.status === 'pending').length;

  return (
    <div ref={list} className="ptr ptr-no-ring ptr-uploads" tabIndex={-1}>
      <LiveText>{underWay > 0 ? texts.uploading(underWay) : ''}</LiveText>
      {uploads.length > 0 && (
        <List label={texts.uploads}>
          {uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onDismiss={() => {
                upload.dismiss();
                // The focused button unmounts with its row.
                list.current?.focus();
              }}
            />
          ))}
        </List>
      )}
    </div>
  );
}
