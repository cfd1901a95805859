import { useCallback } from 'react';
import type { ListGroup } from '../../domain/groupTraces';
import { eventNames } from '../../texts/eventNames';
import { useMessages } from '../../texts/useMessages';
import { portalMessages } from './messages';

const groupWords = {
  customer: 'groupCustomer',
  firm: 'groupFirm',
  provider: 'groupProvider',
  finished: 'groupFinished',
} as const satisfies Record<Exclude<ListGroup, 'found'>, string>;

/** Returns a function that returns the name of a group of traces. */
export function useGroupName(): (group: ListGroup) => string {
  const texts = useMessages('portalDashboard', portalMessages);
  const names = useMessages('eventNames', eventNames);
  return useCallback((group) => (group === 'found' ? names.pensionFound : texts[groupWords[group]]), [names, texts]);
}
