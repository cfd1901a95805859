import type { Definition } from './readDefinitions';

/** Functions of the platform that say who is logged in. */
export const login = ['auth.uid', 'auth.jwt'];

/** The bodies that Supabase Auth and the embedded backend have, without spaces. */
const bodies: Readonly<Record<string, readonly string[]>> = {
  'auth.uid()': [
    `select coalesce(nullif(current_setting('request.jwt.claim.sub', true), ''),
      (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub'))::uuid`,
    `select coalesce(nullif(current_setting('request.jwt.claim.sub', true), ''),
      nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid`,
  ],
  'auth.jwt()': [
    `select coalesce(nullif(current_setting('request.jwt.claim', true), ''),
      nullif(current_setting('request.jwt.claims', true), ''))::jsonb`,
  ],
};

/** Whether it is a function of the platform that says who is logged in, as the platform has it. */
export function isOfThePlatform({ kind, name, text }: Definition): boolean {
  const known = kind === 'function' ? bodies[name] : undefined;
  const [, settings = '', body = ''] = /^([^$]*?)AS \$function\$([^]*)\$function\$\s*$/.exec(text) ?? [];
  const isPlain = /\bLANGUAGE sql\b/.test(settings) && !/SECURITY DEFINER|\bSET /.test(settings);
  return isPlain && known?.some((one) => plain(one) === plain(body)) === true;
}

function plain(sql: string): string {
  return sql.replaceAll(/[\s;]/g, '').toLowerCase();
}
