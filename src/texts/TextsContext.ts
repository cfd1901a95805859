import { createContext } from 'react';
import type { MessageOverrides } from './messages';

/** The host's texts. Empty outside a provider: the defaults apply. */
export const TextsContext = createContext<MessageOverrides>({});

/** Called in development with a text of the host that no screen reads. */
export const TextsWarningContext = createContext<(message: string) => void>(() => undefined);
