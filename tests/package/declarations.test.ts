import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installPackage, type Host } from './installPackage';

let host: Host;
beforeAll(() => {
  host = installPackage(['@types/react', '@types/react-dom']);
});
afterAll(() => host.remove());

const resolutions = {
  bundler: { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
  node: { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
};

test.each(Object.entries(resolutions))('a strict host has no type error with %s resolution', (_name, resolution) => {
  expect(problemsOf(['main.tsx', 'signUp.tsx', 'entries.ts'], resolution)).toEqual([]);
});

test('the adapter accepts a client of supabase-js', () => {
  const withClient = installPackage(['@types/react', '@types/react-dom', '@supabase/supabase-js']);
  try {
    expect(problemsOf(['withSupabase.ts'], resolutions.bundler, withClient)).toEqual([]);
  } finally {
    withClient.remove();
  }
});

/** TypeScript's errors in the host's code and in ours, without those of other packages. */
function problemsOf(files: readonly string[], resolution: ts.CompilerOptions, { folder } = host): string[] {
  const { compilerOptions } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile).config;
  const { options } = ts.convertCompilerOptionsFromJson(compilerOptions, folder);
  const program = ts.createProgram(
    files.map((file) => join(folder, file)),
    { ...options, ...resolution },
  );
  return program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.startsWith(folder))
    .flatMap((source) => [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)])
    .map(({ file: source, messageText }) => {
      return `${source?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
    });
}
