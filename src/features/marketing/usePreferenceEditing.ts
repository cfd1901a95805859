import { useEffect, useState } from 'react';
import type { BackendError } from '../../backend/BackendError';
import {
  allChannels,
  hasMarketingChanges,
  needsConfirmation,
  offersUnsubscribeAll,
  unsubscribedChannels,
  type MarketingChannel,
  type MarketingPreferences,
} from '../../domain/marketing';
import type { ReadState } from '../../data/useRead';
import { useSend } from '../../data/useSend';

/** Milliseconds for which 'Saved' shows (specification section 9). */
export const savedDuration = 3000;

/** Where the preferences stand. */
export type PreferencesState =
  | { status: 'loading' }
  /** They could not be read. `message` is in words for people; `retry` asks again. */
  | { status: 'failed'; message: string; error: BackendError; retry: () => void }
  | { status: 'editing' }
  /** Before anything is sent, the customer is asked about the channels that would be switched off. */
  | { status: 'confirming'; channels: readonly MarketingChannel[] }
  | { status: 'saving' }
  /** For three seconds after saving, or until something is changed. */
  | { status: 'saved' }
  /** They could not be saved; what was chosen stays. */
  | { status: 'save-failed'; message: string; error: BackendError };

/** The marketing preferences being edited, with the actions on them. */
export interface PreferenceEditing {
  state: PreferencesState;
  /** As chosen and perhaps not yet saved. All off until they are known. */
  preferences: MarketingPreferences;
  /** Whether there is something to save, and nothing is being saved. */
  canSave: boolean;
  /** Whether all channels are on, so that unsubscribing from all is offered. */
  canUnsubscribeAll: boolean;
  /** Switches one channel. Sends nothing. */
  choose: (channel: MarketingChannel, isOn: boolean) => void;
  /** Saves what was chosen, after a question where a channel would be switched off. */
  save: () => void;
  /** Saves every channel as on. */
  subscribeToAll: () => void;
  /** Saves every channel as off, after a question. */
  unsubscribeFromAll: () => void;
  /** Answers the question with yes. */
  confirm: () => void;
  /** Answers it with no. What was chosen stays. */
  cancel: () => void;
}

interface UsePreferenceEditingOptions {
  /** What is saved now. */
  read: ReadState<MarketingPreferences>;
  /** Saves them; rejects with a BackendError. */
  send: (preferences: MarketingPreferences, headers: Readonly<Record<string, string>>) => Promise<unknown>;
  /** Called with what has been saved. */
  onSaved: (preferences: MarketingPreferences) => void;
}

/** Choosing, asking, saving: the same for the link of a mail and for the portal (specification section 4). */
export function usePreferenceEditing({ read, send, onSaved }: UsePreferenceEditingOptions): PreferenceEditing {
  const [chosen, setChosen] = useState<Partial<MarketingPreferences>>({});
  const [asked, setAsked] = useState<MarketingPreferences>();
  const [justSaved, setJustSaved] = useState<MarketingPreferences>();
  const saved = read.status === 'ready' ? read.data : allChannels(false);
  const preferences = { ...saved, ...chosen };

  const saving = useSend(send, {
    onDone: (_reply, sent) => {
      onSaved(sent);
      // What was switched again meanwhile stays chosen.
      setChosen((now) => withoutSame(now, sent));
      setJustSaved(sent);
    },
  });
  const isSaving = saving.state.status === 'sending';

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
    if (read.status !== 'ready' || isSaving) return;
    if (needsConfirmation(saved, wanted)) setAsked(wanted);
    else saveNow(wanted);
  }

  return {
    state: stateOf(),
    preferences,
    canSave: read.status === 'ready' && !isSaving && hasMarketingChanges(saved, preferences),
    canUnsubscribeAll: offersUnsubscribeAll(preferences),
    choose(channel, isOn) {
      if (read.status !== 'ready') return;
      setJustSaved(undefined);
      setChosen((now) => ({ ...now, [channel]: isOn }));
    },
    save() {
      if (hasMarketingChanges(saved, preferences)) saveOrAsk(preferences);
    },
    subscribeToAll: () => saveOrAsk(allChannels(true)),
    unsubscribeFromAll() {
      // Asked even when it is not saved yet that all are on: the button says 'all', and all will be off.
      if (read.status === 'ready' && !isSaving) setAsked(allChannels(false));
    },
    confirm() {
      if (asked) saveNow(asked);
      setAsked(undefined);
    },
    cancel: () => setAsked(undefined),
  };

  function stateOf(): PreferencesState {
    if (read.status !== 'ready') return read;
    if (asked) {
      const isAll = !asked.email && !asked.text && !asked.post;
      return {
        status: 'confirming',
        channels: isAll ? unsubscribedChannels(allChannels(true), asked) : unsubscribedChannels(saved, asked),
      };
    }
    switch (saving.state.status) {
      case 'idle':
        return { status: 'editing' };
      case 'done':
        return { status: justSaved ? 'saved' : 'editing' };
      case 'sending':
        return { status: 'saving' };
      case 'failed':
        return { ...saving.state, status: 'save-failed' };
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
