import { join } from 'node:path';
import ts from 'typescript';
import { root } from './program';

/** The types whose keys a host writes, and the files that declare them. */
const optionTypes = {
  PensionTraceProviderProps: 'src/provider/PensionTraceProviderProps.ts',
  PensionTracingProps: 'src/journeys/tracing/PensionTracing.tsx',
  PensionTraceFrameProps: 'src/journeys/tracing/PensionTraceFrame.tsx',
  PensionTracePageProps: 'src/journeys/tracing/PensionTracePage.tsx',
  PensionTraceOnboardingProps: 'src/journeys/tracing/PensionTraceOnboarding.tsx',
  PensionTracePortalProps: 'src/journeys/tracing/PensionTracePortal.tsx',
  PensionTraceConfig: 'src/provider/configuration.ts',
  PensionTraceLinks: 'src/provider/configuration.ts',
  PensionTraceContact: 'src/provider/configuration.ts',
  PensionTraceFirm: 'src/provider/configuration.ts',
  PensionTraceReloadWindow: 'src/provider/configuration.ts',
  TourVideo: 'src/provider/configuration.ts',
  SupabaseAdapterOptions: 'src/adapters/supabase/createSupabaseAuth.ts',
  ClientOptions: 'src/adapters/supabase/supabaseClientOptions.ts',
  SupabaseProject: 'src/adapters/supabase/createSupabaseAdapter.ts',
  MayHaveSessionOptions: 'src/adapters/supabase/mayHaveSession.ts',
  DeferAdapterOptions: 'src/adapters/deferAdapter.ts',
  AdapterParts: 'src/adapters/parts/createAdapter.ts',
  MemoryOptions: 'src/adapters/memory/createMemoryAdapter.ts',
};

/** Every prop, key of the configuration and option of an adapter, with the name of its type. */
export function optionKeys(program: ts.Program): string[] {
  const checker = program.getTypeChecker();
  return Object.entries(optionTypes).flatMap(([type, file]) => {
    const source = program.getSourceFile(join(root, file));
    const declared = source?.statements.find(
      (statement): statement is ts.InterfaceDeclaration | ts.TypeAliasDeclaration =>
        (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) && statement.name.text === type,
    );
    if (!declared) throw new Error(`${file} does not declare ${type}.`);
    const declaredType = checker.getTypeAtLocation(declared);
    return (declaredType.isUnion() ? declaredType.types : [declaredType])
      .flatMap((member) => member.getProperties())
      .map(({ name }) => `${type}.${name}`);
  });
}
