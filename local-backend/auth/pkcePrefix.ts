/** The prefix of an email link's token that returns a code, as in Supabase Auth. */
export const pkcePrefix = 'pkce_';
