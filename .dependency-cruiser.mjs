/*
 * Which way imports may point (CONTRIBUTING.md, "Direction of imports"):
 *
 *   domain ← backend ← adapters
 *   domain ← backend ← provider ← data ← forms ← entries ← features (hook ← screen) ← journeys ← package entries
 *   texts ← provider, ui
 *
 * `ui` is beside the line: it imports neither the backend nor any feature.
 */
const entries = '^src/(index|headless|ui|adapter|server|supabase|memory|locales/(cy|en|plain))\\.ts$';
const heavy =
  'node_modules/(react-aria-components|react-aria|react-stately|@react-aria|@react-stately|signature_pad|html-to-image|driver\\.js|react-markdown|pdfkit)/';

/** A folder of src that may import from the folders named, from itself, and from nowhere else inside src. */
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

/** What every screen may import. */
const below = ['domain', 'backend', 'texts', 'provider', 'data', 'forms', 'ui'];

export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two modules that need each other are one module, or lack a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'What is imported has to exist.',
      severity: 'error',
      from: {},
      // A query such as ?raw is Vite's.
      to: { couldNotResolve: true, pathNot: '[?]raw$' },
    },
    layer('domain', 'Pure rules know nothing but each other.'),
    layer('backend', 'The port knows the rules only.', 'domain'),
    layer('adapters', 'An adapter fulfils the port and knows nothing above it.', 'domain', 'backend'),
    layer('ui', 'Presentational parts know no backend, no provider and no feature.', 'domain', 'texts'),
    layer(
      'provider',
      'The provider carries what features need and imports none of them.',
      'domain',
      'backend',
      'texts',
    ),
    {
      name: 'texts-direction',
      comment: 'How texts are found, without any text.',
      severity: 'error',
      from: { path: '^src/texts/', pathNot: '^src/texts/messages\\.ts$' },
      to: { path: '^src/', pathNot: '^src/texts/' },
    },
    {
      name: 'message-types-only',
      comment: 'The catalogue knows the types of all messages. A value import would put every text into every bundle.',
      severity: 'error',
      from: { path: '^src/texts/messages\\.ts$' },
      to: { path: '^src/', dependencyTypesNot: ['type-only'] },
    },
    layer('data', 'Reading and sending need the provider and no form.', 'domain', 'backend', 'texts', 'provider'),
    layer(
      'forms',
      'A form reads and sends; it belongs to no feature.',
      'domain',
      'backend',
      'texts',
      'provider',
      'data',
    ),
    layer('entries', 'What traces and pensions share.', ...below),
    layer('features', 'A feature imports what is below it.', ...below, 'entries'),
    layer('journeys', 'Journeys put features together.', ...below, 'entries', 'features'),
    {
      name: 'features-apart',
      comment: 'Features meet in a journey, never in each other.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'adapters-apart',
      comment: 'One adapter does not lean on another.',
      severity: 'error',
      from: { path: '^src/adapters/([^/]+)/' },
      to: { path: '^src/adapters/[^/]+/', pathNot: '^src/adapters/$1/' },
    },
    {
      name: 'hooks-decide',
      comment: 'A hook works without any screen: it imports no component and no part of the interface.',
      severity: 'error',
      from: { path: ['^src/entries/use[A-Z][^/]*\\.ts$', '^src/(features|journeys)/.*/use[A-Z][^/]*\\.ts$'] },
      to: { path: '^src/ui/|^src/(entries|features|journeys)/.*\\.tsx$' },
    },
    {
      name: 'locales-on-demand',
      comment: 'A bundle carries the texts of a language only when the host imports them.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/locales/' },
      to: { path: '^src/locales/' },
    },
    {
      name: 'welsh-in-its-locale',
      comment: 'A bundle with English texts carries no Welsh ones.',
      severity: 'error',
      from: { path: '^(src|stories|example-app|tests)/', pathNot: '^src/locales/cy\\.ts$' },
      to: { path: '\\.cy\\.ts$' },
    },
    {
      name: 'entries-are-for-hosts',
      comment: 'Inside src, import the module itself; only the whole package contains the headless one.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/index\\.ts$' },
      to: { path: entries },
    },
    {
      name: 'supabase-in-its-adapter',
      comment: 'supabase-js is an optional peer: only its adapter may ask for it.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/adapters/supabase/' },
      to: { path: 'node_modules/@supabase/' },
    },
    {
      name: 'routing-in-the-application',
      comment: 'Screens say what happened through callbacks; the application that hosts them routes.',
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
      comment: 'Nothing that is published may reach for what is not.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(tests|stories|example-app|supabase|\\.storybook)/' },
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
      comment: 'Whoever takes only the hooks must not pay for any interface.',
      severity: 'error',
      from: { path: '^src/headless\\.ts$' },
      // Of the interface's messages it knows the types.
      to: {
        path: `^src/ui/|\\.tsx$|\\.css$|${heavy}`,
        pathNot: '^src/(provider/|ui/messages\\.ts$)',
        reachable: true,
      },
    },
    {
      name: 'server-safe-entries',
      comment: 'These entries can be imported where there is no React.',
      severity: 'error',
      from: { path: '^src/(adapter|server|supabase|memory)\\.ts$' },
      to: {
        path: 'node_modules/react(-dom)?/|^src/(texts|provider|data|forms|entries|ui|features|journeys)/',
        // Paths and the titles of pages are text.
        pathNot: '^src/(provider/(navigation|pages)|journeys/tracing/(documentTitle|matchPage|messages))\\.ts$',
        reachable: true,
      },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|storybook-static|coverage|example-app/dist)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'browser', 'style', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
