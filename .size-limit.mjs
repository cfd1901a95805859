/*
 * npm run size: minified and gzipped, without React and supabase-js, which the host installs.
 */

/** Leaves out code behind `import()`, so that the size is that of the first load. */
function firstLoad(config) {
  const plugin = {
    name: 'first-load',
    setup(build) {
      build.onResolve({ filter: /./ }, ({ kind, path }) =>
        kind === 'dynamic-import' ? { path, external: true } : undefined,
      );
    },
  };
  return { ...config, format: 'esm', plugins: [plugin] };
}

/**
 * Splits the bundle with esbuild, and counts the chunks that a page loads at first. esbuild adds an import of every
 * chunk with a module that the entry imports and a lazy part uses, even if the page uses none of its exports.
 */
function firstLoadWithSplitting(config) {
  const plugin = {
    name: 'first-load-with-splitting',
    setup(build) {
      build.onEnd(({ metafile: { outputs } }) => {
        const loaded = new Set(Object.keys(outputs).filter((file) => file.endsWith('/index.js')));
        for (const file of loaded) {
          for (const { kind, path } of outputs[file].imports)
            if (kind === 'import-statement' && path in outputs) loaded.add(path);
        }
        for (const file of Object.keys(outputs)) if (!loaded.has(file)) delete outputs[file];
      });
    },
  };
  return { ...config, format: 'esm', splitting: true, plugins: [plugin] };
}

const plainForm = { path: 'dist/index.js', import: '{ PensionTraceProvider, PersonalDetailsForm }' };

const budgets = [
  {
    name: 'The whole product: first load',
    path: 'dist/product.js',
    import: '{ PensionTracing }',
    limit: '54 kB',
    modifyEsbuildConfig: firstLoad,
  },
  {
    name: 'The portal: first load',
    path: 'dist/index.js',
    import: '{ PensionTraceProvider, PortalDashboard }',
    limit: '57 kB',
    modifyEsbuildConfig: firstLoad,
  },
  { name: 'One plain form', ...plainForm, limit: '66 kB' },
  {
    name: 'One plain form: first load, split by esbuild',
    ...plainForm,
    limit: '71 kB',
    modifyEsbuildConfig: firstLoadWithSplitting,
  },
  {
    name: 'The trace wizard',
    path: 'dist/index.js',
    import: '{ PensionTraceProvider, TraceWizard }',
    limit: '138 kB',
  },
  {
    name: 'The letter of authority, to sign',
    path: 'dist/index.js',
    import: '{ PensionTraceProvider, AuthorisationPad }',
    limit: '98.5 kB',
  },
  {
    name: 'The signed letter, with its PDF',
    path: 'dist/index.js',
    import: '{ PensionTraceProvider, SignedAuthorisation }',
    limit: '350 kB',
  },
  { name: 'headless', path: 'dist/headless.js', import: '*', limit: '85 kB' },
  { name: 'ui', path: 'dist/ui.js', import: '*', limit: '90.5 kB' },
  { name: 'supabase', path: 'dist/supabase.js', import: '{ createSupabaseAdapter }', limit: '23.7 kB' },
  { name: 'styles.css', path: 'dist/styles.css', limit: '15.3 kB' },
];

export default budgets.map((budget) => ({ ...budget, gzip: true }));
