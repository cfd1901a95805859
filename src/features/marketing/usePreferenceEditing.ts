import { useEffect, useState } from 'react';
import type { BackendError } from '../../backend/BackendError';
import {
  allChannels,
  hasMarketingChanges,
  marketingChannels,
  needsConfirmation,
  offersUnsubscribeAll,
  unsubscribedChannels,
  type MarketingChannel,
  type MarketingPreferences,
} from '../../domain/marketing';
import type { Option } from '../../forms/Option';
import type { EventPart } from '../../provider/events';
import { useMessages } from '../../texts/useMessages';
import { marketingMessages } from './messages';
import type { ReadState } from '../../data/useRead';
import { useDraft } from '../../data/useDraft';
import { useQuestion } from '../../data/useQuestion';
import { useSend, type ActionOptions } from '../../data/useSend';

/** Milliseconds for which 'Saved' is shown. */
export const savedDuration = 3000;

/** The state of the preferences. */
export type PreferencesState =
  | { status: 'pending'; action: 'load' | 'save' }
  /** They failed to load. `message` is for customers; `retry` loads them again. */
  | { status: 'error'; action: 'load'; message: string; error: BackendError; retry: () => void }
  | { status: 'idle' }
  /** The confirmation before `channels` are switched off is shown; nothing has been sent. */
  | { status: 'confirming'; channels: readonly MarketingChannel[] }
  /** For three seconds after saving, or until the next change. */
  | { status: 'success'; action: 'save' }
  /** Saving failed. `message` is for customers; the choices are kept. */
  | { status: 'error'; action: 'save'; message: string; error: BackendError };

/** The marketing preferences being edited, with the actions on them. */
export interface PreferenceEditing {
  state: PreferencesState;
  /** The channels. */
  options: readonly Option<MarketingChannel>[];
  /** The choices, saved or not. All off until loaded. */
  preferences: MarketingPreferences;
  /** Whether there are unsaved changes and no save is pending. */
  canSave: boolean;
  /** Whether all channels are on: then offer `unsubscribeFromAll`, otherwise `subscribeToAll`. */
  canUnsubscribeAll: boolean;
  /** Switches one channel without sending. */
  choose: (channel: MarketingChannel, isOn: boolean) => void;
  /** Saves the choices, after a confirmation if a channel would be switched off. */
  save: () => void;
  /** Switches every channel on and saves. */
  subscribeToAll: () => void;
  /** Switches every channel off and saves, after a confirmation. */
  unsubscribeFromAll: () => void;
  /** Saves. Does nothing unless `confirming`. */
  confirm: () => void;
  /** Closes the confirmation and keeps the choices. */
  close: () => void;
}

interface UsePreferenceEditingOptions extends ActionOptions {
  part: EventPart;
  /** Keeps unsaved choices under this name while the screen is unmounted. */
  draft?: string | undefined;
  /** The saved preferences. */
  read: ReadState<MarketingPreferences>;
  /** Saves them; rejects with a BackendError. */
  send: (preferences: MarketingPreferences, headers: Readonly<Record<string, string>>) => Promise<unknown>;
  /** Called once with the saved preferences. */
  onSaved: (preferences: MarketingPreferences) => void;
}

/** Edits and saves preferences, by link or in the portal. */
export function usePreferenceEditing({
  part,
  draft: draftName,
  read,
  send,
  onSaved,
  ...options
}: UsePreferenceEditingOptions): PreferenceEditing {
  const texts = useMessages('marketing', marketingMessages);
  const { initial, keep } = useDraft<MarketingPreferences>(draftName);
  const [chosen, setChosen] = useState(initial ?? {});
  const [justSaved, setJustSaved] = useState<MarketingPreferences>();
  const saved = read.status === 'success' ? read.data : allChannels(false);
  const preferences = { ...saved, ...chosen };

  const saving = useSend(part, send, {
    onDone: (_reply, sent) => {
      onSaved(sent);
      // Keep changes that the customer made while saving.
      setChosen((now) => withoutSame(now, sent));
      setJustSaved(sent);
      options.onCompleted?.();
    },
    onError: options.onError,
  });
  const question = useQuestion<MarketingPreferences>(saving);
  const isSaving = saving.state.status === 'pending';

  useEffect(() => keep(chosen), [keep, chosen]);
  useEffect(() => {
    if (!justSaved) return undefined;
    const timer = setTimeout(() => setJustSaved(undefined), savedDuration);
    return () => clearTimeout(timer);
  }, [justSaved]);

  function saveNow(wanted: MarketingPreferences) {
    setChosen(wanted);
    saving.send(wanted);
  }

  function saveOrAsk(wanted: MarketingPreferences) {
    if (read.status !== 'success' || isSaving) return;
    if (needsConfirmation(saved, wanted)) question.ask(wanted);
    else saveNow(wanted);
  }

  return {
    state: stateOf(),
    options: marketingChannels.map((value) => ({ value, label: texts[value] })),
    preferences,
    canSave: read.status === 'success' && !isSaving && hasMarketingChanges(saved, preferences),
    canUnsubscribeAll: offersUnsubscribeAll(preferences),
    choose(channel, isOn) {
      if (read.status !== 'success') return;
      setJustSaved(undefined);
      setChosen((now) => ({ ...now, [channel]: isOn }));
    },
    save() {
      if (hasMarketingChanges(saved, preferences)) saveOrAsk(preferences);
    },
    subscribeToAll: () => saveOrAsk(allChannels(true)),
    unsubscribeFromAll() {
      // Confirm even if not all channels are saved as on: the button says 'all', and all will be off.
      if (read.status === 'success' && !isSaving) question.ask(allChannels(false));
    },
    confirm() {
      if (question.asked && question.state.status === 'confirming') saveNow(question.asked.input);
    },
    close: question.close,
  };

  function stateOf(): PreferencesState {
    if (read.status !== 'success') return { ...read, action: 'load' };
    if (question.asked && question.state.status === 'confirming') {
      const { input: asked } = question.asked;
      const isAll = !asked.email && !asked.text && !asked.post;
      return {
        status: 'confirming',
        channels: isAll ? unsubscribedChannels(allChannels(true), asked) : unsubscribedChannels(saved, asked),
      };
    }
    switch (saving.state.status) {
      case 'success':
        return justSaved ? { status: 'success', action: 'save' } : { status: 'idle' };
      case 'pending':
      case 'error':
        return { ...saving.state, action: 'save' };
      case 'idle':
        return saving.state;
    }
  }
}

function withoutSame(
  chosen: Partial<MarketingPreferences>,
  saved: MarketingPreferences,
): Partial<MarketingPreferences> {
  return Object.fromEntries(
    Object.entries(chosen).filter(([channel, isOn]) => saved[channel as MarketingChannel] !== isOn),
  );
}
