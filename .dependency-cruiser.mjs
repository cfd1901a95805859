/*
 * The allowed direction of imports (CONTRIBUTING.md, "Direction of imports"):
 *
 *   domain ← backend ← adapters
 *   domain ← backend ← provider ← data ← forms ← screens ← entries ← features (hook ← screen) ← journeys ← package entries
 *   texts, loading ← provider, ui
 *
 * `ui` imports only `domain`, `texts` and `loading`.
 */
const entries = '^src/(index|product|headless|ui|adapter|server|supabase|memory|vite|locales/en)\\.ts$';
const heavy =
  'node_modules/(react-aria-components|react-aria|react-stately|@react-aria|@react-stately|signature_pad|html-to-image|driver\\.js|react-markdown|pdfkit)/';

/** A rule for a folder of src, which may import only from itself and from the named folders of src. */
function layer(name, comment, ...mayImport) {
  const allowed = [name, ...mayImport].join('|');
  return {
    name: `${name}-direction`,
    comment,
    severity: 'error',
    from: { path: `^src/${name}/` },
    to: { path: '^src/', pathNot: `^src/(${allowed})/` },
  };
}

/** The folders that every feature may import. */
const below = ['domain', 'backend', 'texts', 'loading', 'provider', 'data', 'forms', 'ui'];

export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Modules that import each other belong in one module, or share a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'Imports must resolve.',
      severity: 'error',
      // These two run in folders that have what they import.
      from: { pathNot: '^tests/(?:bundlers/tools|package/recipeHost)/' },
      // A query such as ?raw is Vite's.
      to: { couldNotResolve: true, pathNot: '[?]raw$' },
    },
    layer('domain', 'Pure rules import only each other.'),
    layer('backend', 'The port imports only the rules.', 'domain'),
    layer('adapters', 'An adapter implements the port and imports nothing above it.', 'domain', 'backend'),
    layer('ui', 'Presentational parts import no backend, no provider and no feature.', 'domain', 'texts', 'loading'),
    layer('loading', 'Loading code on demand knows nothing of the product.'),
    layer('provider', 'The provider imports no feature.', 'domain', 'backend', 'texts', 'loading'),
    {
      name: 'texts-direction',
      comment: 'The lookup of texts imports no text.',
      severity: 'error',
      from: { path: '^src/texts/', pathNot: '^src/texts/messages\\.ts$' },
      to: { path: '^src/', pathNot: '^src/(?:texts|domain)/' },
    },
    {
      name: 'message-types-only',
      comment:
        'The catalogue imports the types of all messages. A value import would put every text into every bundle.',
      severity: 'error',
      from: { path: '^src/texts/messages\\.ts$' },
      to: { path: '^src/', dependencyTypesNot: ['type-only'] },
    },
    layer('data', 'Reading and sending need the provider and no form.', 'domain', 'backend', 'texts', 'provider'),
    layer(
      'forms',
      'Forms use reading and sending, and belong to no feature.',
      'domain',
      'backend',
      'texts',
      'provider',
      'data',
    ),
    layer('screens', 'Code that all screens share belongs to no feature.', ...below),
    layer('entries', 'Code shared by traces and pensions.', ...below, 'screens'),
    layer('features', 'A feature imports only lower folders.', ...below, 'screens', 'entries'),
    layer('journeys', 'Journeys combine features.', ...below, 'screens', 'entries', 'features'),
    {
      name: 'features-apart',
      comment: 'Features do not import each other: a journey combines them.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'adapters-apart',
      comment: 'Adapters do not import each other.',
      severity: 'error',
      from: { path: '^src/adapters/([^/]+)/' },
      to: { path: '^src/adapters/[^/]+/', pathNot: '^src/adapters/$1/' },
    },
    {
      name: 'hooks-decide',
      comment: 'A hook works without any screen: it imports no component and no part of the interface.',
      severity: 'error',
      from: { path: ['^src/(screens|entries)/use[A-Z][^/]*\\.ts$', '^src/(features|journeys)/.*/use[A-Z][^/]*\\.ts$'] },
      to: { path: '^src/ui/|^src/(screens|entries|features|journeys)/.*\\.tsx$' },
    },
    {
      name: 'locales-on-demand',
      comment: 'A bundle contains the texts of a language only when the host imports them.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/locales/' },
      to: { path: '^src/locales/' },
    },
    {
      name: 'entries-are-for-hosts',
      comment: 'Inside src, import the module itself.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: entries },
    },
    {
      name: 'supabase-in-its-adapter',
      comment: 'supabase-js is an optional peer: only its adapter may import it.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/adapters/supabase/' },
      to: { path: 'node_modules/@supabase/' },
    },
    {
      name: 'routing-in-the-application',
      comment: 'Screens report through callbacks; the host application does the routing.',
      severity: 'error',
      from: { path: '^(src|stories|\\.storybook)/' },
      to: { path: 'node_modules/react-router(-dom)?/' },
    },
    {
      name: 'public-entries-only',
      comment: 'The example application and the stories use the package as a host does.',
      severity: 'error',
      from: { path: '^(example-app|stories|\\.storybook)/' },
      to: { path: '^src/', pathNot: `${entries}|^src/styles\\.css$` },
    },
    {
      name: 'library-stands-alone',
      comment:
        'Published code may not import unpublished code. A form checks a file with the code of the function document.',
      severity: 'error',
      from: { path: '^src/' },
      to: {
        path: '^(tests|stories|example-app|local-backend|supabase|cli|\\.storybook)/',
        pathNot: '^supabase/functions/document/content\\.ts$',
      },
    },
    {
      name: 'command-stands-alone',
      comment:
        'The command is a package of its own. It may read time stamps as the function anchor does, and write a letter as the page does.',
      severity: 'error',
      from: { path: '^cli/', pathNot: '^cli/(tests|template)/' },
      to: {
        path: '^(src|tests|stories|example-app|local-backend|supabase)/',
        pathNot: '^(supabase/functions/anchor|src/features/signed-authorisation|src/backend/contracts)/',
      },
    },
    {
      name: 'library-declares-what-it-uses',
      comment: 'Published code may only import dependencies and peers.',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown', 'core'], dependencyTypesNot: ['npm-peer'] },
    },
    {
      name: 'headless-stays-headless',
      comment: 'A host that imports only hooks must not load any interface.',
      severity: 'error',
      from: { path: '^src/headless\\.ts$' },
      // It may import the types of the interface's messages.
      to: {
        path: `^src/ui/|\\.tsx$|\\.css$|${heavy}`,
        pathNot: '^src/(provider/|ui/messages\\.ts$)',
        reachable: true,
      },
    },
    {
      name: 'server-safe-entries',
      comment: 'These entries work without React.',
      severity: 'error',
      from: { path: '^src/(adapter|server|supabase|memory)\\.ts$' },
      to: {
        path: 'node_modules/react(-dom)?/|^src/(texts|loading|provider|data|forms|screens|entries|ui|features|journeys)/',
        // Paths, page titles and the names of a page's reads need no React.
        pathNot:
          '^src/(provider/(navigation|pages)|journeys/tracing/(documentTitle|firstReadsOf|matchPage|messages|readsOf|TracingScope))\\.ts$',
        reachable: true,
      },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|cli/dist|storybook-static|coverage|example-app/dist)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'browser', 'style', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
