import { join } from 'node:path';
import ts from 'typescript';
import type { Host } from './installPackage';

export const resolutions = {
  bundler: { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler },
  node: { module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
};

/** TypeScript's errors in the host's code and in ours, without those of other packages. */
export function problemsOf({ folder }: Host, files: readonly string[], resolution: ts.CompilerOptions): string[] {
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
