/** Begins the token of a mail link that leads back with a code, as in Supabase Auth. */
export const pkcePrefix = 'pkce_';
