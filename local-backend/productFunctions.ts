import { createHandler as createAddress } from '../supabase/functions/address/handler';
import { sampleAddresses } from '../supabase/functions/address/sampleAddresses';
import { createHandler as createDocument } from '../supabase/functions/document/handler';
import { createHandler as createNotify } from '../supabase/functions/notify/handler';
import { anyPostcode } from './anyPostcode';
import type { FunctionHandler } from './functionRoutes';
import type { FunctionAccess } from './LocalBackend';

/** The product's server functions, with the environment that Supabase gives them. */
export function productFunctions(access: FunctionAccess): Record<string, FunctionHandler> {
  const env = {
    ...process.env,
    SUPABASE_URL: access.supabaseUrl,
    SUPABASE_ANON_KEY: access.anonKey,
    SUPABASE_SERVICE_ROLE_KEY: access.serviceRoleKey,
    LEGACY_JWT_SECRET: access.jwtSecret,
    // The secrets of a real project, if they are set.
    SUPABASE_PUBLISHABLE_KEYS: undefined,
    SUPABASE_SECRET_KEYS: undefined,
    SB_JWT_ISSUER: undefined,
  };
  const project = { env, fetch: access.fetch };
  return {
    address: process.env.OS_PLACES_KEY
      ? createAddress(project)
      : createAddress(project, anyPostcode(sampleAddresses(project))),
    document: createDocument(project),
    notify: createNotify({
      env: {
        ...env,
        NOTIFY_SECRET: access.serviceRoleKey,
        NOTIFY_URL: `${access.supabaseUrl}/functions/v1/notify`,
        SITE_URL: access.supabaseUrl,
        MAIL_FROM: 'News <news@example.com>',
      },
      fetch: access.fetch,
      sender: {
        send: async ({ id, to, subject, text, html }) => access.mailbox.add({ id, to, subject, text, html }),
      },
    }),
  };
}
