import { createContext } from 'react';
import type { MessageOverrides } from './messages';

/** The host's texts. Empty outside a provider: the defaults apply. */
export const TextsContext = createContext<MessageOverrides>({});
