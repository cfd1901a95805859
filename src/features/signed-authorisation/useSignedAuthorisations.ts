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
 *   switch (list.status) {
 *     case 'pending':
 *       return <p>Loading…</p>;
 *     case 'error':
 *       return (
 *         <p role="alert">
 *           {list.message} <button onClick={list.retry}>Try again</button>
 *         </p>
 *       );
 *     case 'empty':
 *       return <p>Nothing yet.</p>;
 *     case 'success':
 *       return (
 *         <ul>
 *           {list.data.map((item) => (
 *             <li key={item.number}>{item.signed_at}</li>
 *           ))}
 *         </ul>
 *       );
 *   }
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function useSignedAuthorisations(): ListState<SignedAuthorisation> {
  usePart('signedAuthorisations');
  return useList(readSignedAuthorisations());
}
