import { useEffect, useRef } from 'react';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { uiMessages } from '../../ui/messages';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { DocumentIcon } from './DocumentIcon';
import { documentMessages } from './messages';
import { problemOf } from './problemOf';
import type { DocumentUpload } from './useDocumentUploads';
import { Untranslated } from '../../ui/Untranslated';

interface UploadRowProps {
  upload: DocumentUpload;
  onDismiss: () => void;
}

/** One upload: its progress or result, and its buttons. */
export function UploadRow({ upload, onDismiss }: UploadRowProps) {
  const { name, state } = upload;
  const texts = useMessages('documents', documentMessages);
  const ui = useMessages('ui', uiMessages);
  const { row, watchFocus } = useKeptFocus(state.status);
  const isBusy = state.status === 'pending';
  const canCancel = isBusy && (state.progress ?? 0) < 1;
  const canRetry = state.status === 'cancelled' || (state.status === 'error' && state.canRetry);

  return (
    <li ref={row} {...watchFocus} tabIndex={-1} className={`ptr ptr-list-row ptr-upload ptr-upload--${state.status}`}>
      <UploadSign upload={upload} />
      <div className="ptr ptr-upload__body">
        {isBusy ? <UploadProgress upload={upload} /> : null}
        {/* Always rendered, so that screen readers announce the result. */}
        <p className="ptr ptr-upload__outcome" role="status">
          <Untranslated within={outcome()}>{name}</Untranslated>
        </p>
      </div>
      <div className="ptr ptr-upload__actions">
        {canCancel ? (
          <Button variant="quiet" aria-label={texts.cancelNamed(name)} onPress={upload.cancel}>
            {ui.cancel}
          </Button>
        ) : null}
        {canRetry ? (
          <Button variant="secondary" aria-label={texts.tryAgainNamed(name)} onPress={upload.retry}>
            {ui.tryAgain}
          </Button>
        ) : null}
        {isBusy ? null : (
          <Button variant="quiet" aria-label={texts.hideNamed(name)} onPress={onDismiss}>
            {texts.hide}
          </Button>
        )}
      </div>
    </li>
  );

  function outcome(): string {
    switch (state.status) {
      case 'pending':
        return '';
      case 'success':
        return texts.done(name);
      case 'cancelled':
        return texts.cancelled(name);
      case 'error':
        return problemOf(upload, state.error, state.message, texts);
    }
  }
}

/** The icon of the file's type, or of the result. */
function UploadSign({ upload: { name, state } }: { upload: DocumentUpload }) {
  switch (state.status) {
    case 'pending':
    case 'cancelled':
      return <DocumentIcon name={name} />;
    case 'success':
      return (
        <span className="ptr ptr-upload__sign">
          <Icon name="check" />
        </span>
      );
    case 'error':
      return (
        <span className="ptr ptr-upload__sign">
          <Icon name="alert" />
        </span>
      );
  }
}

/** The progress of an upload. Not a live region: the list announces that files are being uploaded. */
function UploadProgress({ upload: { name, size, state } }: { upload: DocumentUpload }) {
  const { locale } = usePensionTrace();
  const texts = useMessages('documents', documentMessages);
  const sent = state.status === 'pending' ? state.progress : undefined;
  const progress = sent ?? 0;
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(progress);
  const words = sent === undefined ? texts.checking : progress < 1 ? texts.sent(percent) : texts.arrived;

  return (
    <>
      <p className="ptr ptr-upload__name" translate="no">
        {name}
      </p>
      <progress className="ptr ptr-upload__bar" max={1} value={progress} aria-label={texts.progressOf(name)} />
      <p className="ptr ptr-caption">
        <span key={words}>{`${words} · ${sizeIn(locale, size)}`}</span>
      </p>
    </>
  );
}

const megabyte = 1024 * 1024;

function sizeIn(locale: string, bytes: number): string {
  const isLarge = bytes >= megabyte;
  const unit = isLarge ? 'megabyte' : 'kilobyte';
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: isLarge ? 1 : 0 });
  return format.format(isLarge ? bytes / megabyte : Math.ceil(bytes / 1024));
}

/** Moves focus to the row when the state changes and the focused button unmounts. */
function useKeptFocus(status: string) {
  const row = useRef<HTMLLIElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) row.current?.focus();
  }, [status]);
  const watchFocus = {
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: () => {
      hadFocus.current = false;
    },
  };
  return { row, watchFocus };
}
