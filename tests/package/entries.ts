/** The package's entries with values, as `src` names their files. */
export const entries = [
  'index',
  'headless',
  'ui',
  'adapter',
  'server',
  'supabase',
  'testing',
  'locales/cy',
  'locales/en',
  'locales/plain',
];
