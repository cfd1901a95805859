import { portalUser } from '../backend/contracts/onboarding';
import type { UserProfile } from '../backend/entities';
import { profileSource } from '../provider/queryKeys';
import type { CustomerRead } from './customerQuery';

/**
 * Without the profile a form starts empty. What cannot be shown without it reports the error itself.
 *
 * @param language The page's language tag, which a backend may keep for messages. Default: the browser's.
 */
export const readProfile = (language?: string): CustomerRead<UserProfile> => ({
  source: profileSource,
  read: (backend, options) =>
    backend.call(portalUser, undefined, {
      ...options,
      ...(language && { headers: { 'Accept-Language': language } }),
      effectIfMissing: 'Forms start without the name and the addresses, and no page that needs the tags opens.',
    }),
  staysFresh: true,
});
