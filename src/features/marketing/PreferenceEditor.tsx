import { useId, type ReactNode } from 'react';
import { useMessages } from '../../texts/useMessages';
import { uiMessages } from '../../ui/messages';
import { Button } from '../../ui/Button';
import { ConfirmModal } from '../../ui/ConfirmModal';
import { ErrorBox } from '../../ui/ErrorBox';
import { FormActions } from '../../ui/FormActions';
import { Icon } from '../../ui/Icon';
import { LiveText } from '../../ui/LiveText';
import { Skeleton } from '../../ui/Skeleton';
import { Switch } from '../../ui/Switch';
import { marketingMessages } from './messages';
import type { PreferenceEditing } from './usePreferenceEditing';
import { Untranslated } from '../../ui/Untranslated';

interface PreferenceEditorProps {
  editing: PreferenceEditing;
  /** The number for text messages. */
  number?: string | undefined;
  /** Shown when the server refuses to open the preferences. Default: its message with 'Try again'. */
  refusal?: ReactNode;
  /** The label of the button that switches every channel off. */
  unsubscribeLabel: string;
}

/** The three switches, the buttons, and the confirmation before a channel is switched off. */
export function PreferenceEditor({ editing, number, refusal, unsubscribeLabel }: PreferenceEditorProps) {
  const texts = useMessages('marketing', marketingMessages);
  const ui = useMessages('ui', uiMessages);
  const legendId = useId();
  const { state, preferences } = editing;

  const isSaving = state.status === 'pending';
  if (isSaving && state.action === 'load') return <Skeleton shape="row" count={3} label={texts.loading} />;
  if (state.status === 'error' && state.action === 'load') {
    if (refusal !== undefined && state.error.code === 'refused') return refusal;
    return (
      <ErrorBox heading={texts.failedHeading} message={state.message}>
        <Button variant="secondary" onPress={state.retry}>
          {ui.tryAgain}
        </Button>
      </ErrorBox>
    );
  }

  const names = { email: texts.emailInSentence, text: texts.textInSentence, post: texts.postInSentence };
  const ending = state.status === 'confirming' ? state.channels : [];
  const isAll = ending.length === editing.options.length;
  const list = texts.anyOf(ending.map((channel) => names[channel]));

  return (
    <div className="ptr ptr-preferences ptr-stack">
      <fieldset className="ptr ptr-preferences__channels" aria-labelledby={legendId}>
        <legend className="ptr ptr-visually-hidden" id={legendId}>
          {texts.channels}
        </legend>
        {editing.options.map(({ value: channel, label }) => (
          <Switch
            key={channel}
            label={label}
            description={
              channel === 'text' && number !== undefined ? (
                <Untranslated within={texts.textTo(number)}>{number}</Untranslated>
              ) : undefined
            }
            isSelected={preferences[channel]}
            onChange={(isOn) => editing.choose(channel, isOn)}
          />
        ))}
      </fieldset>
      {state.status === 'error' && <ErrorBox message={state.message} />}
      <FormActions>
        <Button
          isDisabled={!editing.canSave && !isSaving}
          isBusy={isSaving}
          busyLabel={texts.saving}
          onPress={editing.save}
        >
          {texts.save}
        </Button>
        {/* One button with two labels, so that it keeps focus after the confirmation. */}
        <Button
          variant="secondary"
          onPress={editing.canUnsubscribeAll ? editing.unsubscribeFromAll : editing.subscribeToAll}
        >
          {editing.canUnsubscribeAll ? unsubscribeLabel : texts.subscribeToAll}
        </Button>
        {state.status === 'success' && (
          <span className="ptr ptr-preferences__saved" aria-hidden="true">
            <Icon name="check" />
            {texts.saved}
          </span>
        )}
      </FormActions>
      <LiveText>{state.status === 'success' ? texts.saved : ''}</LiveText>
      <ConfirmModal
        isOpen={state.status === 'confirming'}
        onClose={editing.close}
        onConfirm={editing.confirm}
        tone="primary"
        heading={isAll ? texts.confirmAllHeading : texts.confirmSomeHeading(list)}
        confirmLabel={texts.confirm}
        cancelLabel={texts.keep}
      >
        <p key={list}>{isAll ? texts.confirmAllText : texts.confirmSomeText(list)}</p>
        <p>{texts.confirmChangeBack}</p>
      </ConfirmModal>
    </div>
  );
}
