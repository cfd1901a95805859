/**
 * The groups of mutants: the mutated files, the tests that should fail, and the score below which the run fails. The
 * tests run in Node, those of a group that is `isRendered` in Chromium.
 */
const groups = {
  // Without constants of modules, whose mutants run every test: their score was never measured as a whole. What asks the
  // browser needs one.
  domain: {
    mutate: ['src/domain/**/*.ts', '!src/domain/device.ts'],
    tests: ['tests/domain/**/*.test.ts', 'tests/provider/hostSettings.test.ts'],
    ignoresStatic: true,
    least: 96,
  },
  schemas: {
    mutate: [
      'src/features/*/*Fields.ts',
      'src/forms/{field,formSchema}.ts',
      'src/entries/{addressFields,entryRules,lineRule}.ts',
      'src/journeys/identity/confirmationFields.ts',
    ],
    tests: ['tests/{features,entries,forms}/**/*.test.ts'],
    least: 98,
  },
  session: {
    mutate: ['src/provider/{sessionMachine,sessionStore,leaving}.ts'],
    tests: ['tests/provider/{leaving,session*}.test.ts'],
    least: 94,
  },
  backend: {
    mutate: ['src/backend/{BackendError,createBackend,describeIssues,mapAuth,withTimeout}.ts'],
    tests: ['tests/backend/*.test.ts'],
    least: 95,
  },
  pages: {
    mutate: [
      'src/provider/pages.ts',
      'src/journeys/tracing/{documentTitle,matchPage,readArrival,resolvePage,routingDetail,TracingScope}.ts',
    ],
    tests: [
      'tests/provider/{navigation,pages}.test.ts',
      'tests/journeys/tracing/{documentTitle,matchPage,readArrival,resolvePage,routingDetail}.test.ts',
    ],
    least: 95,
  },
  adapters: {
    mutate: [
      'src/adapters/parts/*.ts',
      'src/adapters/{cancelled,documentRules}.ts',
      'src/adapters/supabase/{accessLevelOf,authError,databaseReply,functionReply,isGatewayFailure}.ts',
      'src/adapters/supabase/{storageError,storageKeyOf,toAuthSession,withOpenLinks}.ts',
      'src/adapters/supabase/{callFunction,callProcedure,createTableReads,createFileStore}.ts',
    ],
    tests: ['tests/adapters/*.test.ts', 'tests/adapters/{parts,supabase}/*.test.ts'],
    least: 93,
  },
  // What hooks do over time. Without texts and types.
  hooks: {
    mutate: [
      'src/{data,forms,provider}/**/*.{ts,tsx}',
      '!src/**/*essages*.ts',
      '!src/provider/{pageTitles,events,LocationContext,PensionTraceContext}.ts',
      // Those of the groups `schemas`, `session` and `pages`.
      '!src/forms/{field,formSchema}.ts',
      '!src/provider/{sessionMachine,sessionStore,leaving,pages}.ts',
    ],
    tests: ['tests/{data,forms,provider}/**/*.test.tsx'],
    isRendered: true,
    ignoresStatic: true,
    least: 50,
  },
};

/** The names of all groups. */
export const groupNames = Object.keys(groups);

/** The group to run, from the environment variable MUTANTS. */
export const name = process.env.MUTANTS ?? 'domain';
if (!Object.hasOwn(groups, name)) {
  throw new Error(`There is no group ${name} of mutants. There are: ${groupNames.join(', ')}.`);
}
export const group = groups[name];
