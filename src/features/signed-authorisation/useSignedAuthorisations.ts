import type { SignedAuthorisation } from '../../backend/contracts/signedAuthorisations';
import { readSignedAuthorisations } from '../../data/reads';
import { useList, type ListState } from '../../data/useList';
import { usePart } from '../../provider/usePart';

/**
 * The authorisations that the customer signed, newest first, without personal data: procedure
 * `portal_signed_authorisations`.
 *
 * @example
 * ```tsx
 * function SignedAuthorisationsExample() {
 *   const list = useSignedAuthorisations();
 *   if (list.status === 'error') return <button onClick={list.retry}>Try again</button>;
 *   if (list.status === 'success') return list.data.map((item) => <p key={item.number}>{item.signed_at}</p>);
 *   return <p>{list.status === 'empty' ? 'Nothing yet.' : 'Loading…'}</p>;
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function useSignedAuthorisations(): ListState<SignedAuthorisation> {
  usePart('signedAuthorisations');
  return useList(readSignedAuthorisations());
}
