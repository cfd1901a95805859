import type { BackendError } from '../../backend/BackendError';
import type { EmailLink, OpenedLink } from '../../backend/PensionTraceAdapter';
import { useSend, type ActionOptions } from '../../data/useSend';
import { usePart } from '../../provider/usePart';

export interface UseOpenLinkOptions extends ActionOptions<OpenedLink> {
  /** The link, read from the `token_hash` of the address that the email opened. */
  link: EmailLink;
}

/** The state of an email's link. */
export type OpenLinkState =
  /** The token is unspent: a mail scanner that opens the link does not use it up. */
  | { status: 'idle' }
  | { status: 'pending' }
  /** The link was used before, is too old, or was never valid. */
  | { status: 'expired' }
  /** It could not be opened now. `message` is for customers. */
  | { status: 'error'; message: string; error: BackendError }
  /** `email` is the address of the account; undefined while a change of address needs its other link too. */
  | { status: 'success'; email: string | undefined };

/** The result of {@link useOpenLink}. */
export interface UseOpenLinkResult {
  state: OpenLinkState;
  /** Spends the token. Call it when the customer presses a button, never when the page opens. */
  open: () => void;
}

/**
 * Headless hook for the link of an email. After a link to a new password, `useSession` is `recovering`: show
 * `useResetPassword`. Any other link confirms an address, after which the customer logs in.
 *
 * @example
 * ```tsx
 * function EmailLinkExample() {
 *   const { state, open } = useOpenLink({ link: { tokenHash: 'abc', type: 'recovery' } });
 *   if (state.status === 'expired') return <p>This link does not work any more.</p>;
 *   if (state.status === 'success') return <p>Welcome back, {state.email}</p>;
 *   return <button onClick={open}>Choose a new password</button>;
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function useOpenLink({ link, onCompleted, onError }: UseOpenLinkOptions): UseOpenLinkResult {
  const { backend } = usePart('openLink');
  const { state, send } = useSend('openLink', (wanted: EmailLink) => backend.auth.openLink(wanted), {
    onDone: onCompleted,
    onError,
  });
  const open = () => send(link);
  if (state.status === 'error' && hasExpired(state.error)) return { state: { status: 'expired' }, open };
  if (state.status === 'success') return { state: { status: 'success', email: state.reply.email }, open };
  return { state, open };
}

/** Whether the token is refused for good. Only after too many requests the same link may still work later. */
export function hasExpired({ code, serverCode }: BackendError): boolean {
  return code === 'refused' && !serverCode?.startsWith('over_');
}
