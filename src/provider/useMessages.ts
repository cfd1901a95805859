import { useMemo } from 'react';
import { messagesWith, type MessageSet, type MessageToken, type Widened } from './messages';
import { usePensionTrace } from './PensionTraceContext';

/** The texts of one feature as the provider wants them. */
export function useMessages<Texts extends MessageSet>(token: MessageToken<Texts>): Widened<Texts> {
  const { messages } = usePensionTrace('useMessages');
  return useMemo(() => messagesWith(token, messages), [token, messages]);
}
