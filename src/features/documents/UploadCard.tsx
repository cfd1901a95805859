import { useRef, type ChangeEvent } from 'react';
import { useMessages } from '../../texts/useMessages';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Icon } from '../../ui/Icon';
import { documentMessages } from './messages';
import { useFileDrop } from './useFileDrop';
import { ChangingText } from '../../ui/ChangingText';

interface UploadCardProps {
  /** Called with the chosen or dropped files. */
  onFiles: (files: readonly File[]) => void;
}

/** A card to choose or drop files, several at once. */
export function UploadCard({ onFiles }: UploadCardProps) {
  const texts = useMessages('documents', documentMessages);
  const picker = useRef<HTMLInputElement>(null);
  const { zone, isOver } = useFileDrop(onFiles);

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    onFiles(Array.from(target.files ?? []));
    // Clear the input, so that the customer can choose the same file again.
    target.value = '';
  }

  return (
    <div ref={zone} className="ptr ptr-no-print ptr-upload-zone" data-over={isOver || undefined}>
      <Card as="section" heading={texts.uploadHeading}>
        <div className="ptr ptr-upload-zone__body">
          <p>{texts.uploadLead}</p>
          <p className="ptr ptr-caption">
            {isOver ? (
              <ChangingText>{texts.drop}</ChangingText>
            ) : (
              <>
                <ChangingText>{texts.uploadHint}</ChangingText>{' '}
                <span className="ptr ptr-upload-zone__drop">{texts.dropHint}</span>
              </>
            )}
          </p>
          <div>
            <Button icon={<Icon name="upload" />} onPress={() => picker.current?.click()}>
              {texts.upload}
            </Button>
          </div>
          {/* Hidden: keyboards and screen readers use the button. */}
          <input
            ref={picker}
            className="ptr ptr-upload-zone__input"
            type="file"
            multiple
            accept=".pdf,.doc,.docx,.jpg,.jpeg,.png,.gif"
            aria-label={texts.upload}
            aria-hidden="true"
            tabIndex={-1}
            onChange={handleChange}
          />
        </div>
      </Card>
    </div>
  );
}
