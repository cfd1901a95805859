import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { lexer, type Token, type Tokens } from 'marked';
import ts from 'typescript';
import { entries, readText, root } from './repository';

/** A piece of code in the documentation that has to compile. */
export interface Snippet {
  /** Where a reader finds it. */
  place: string;
  code: string;
}

/** Names that stand for something of the host's in the documents. */
const placeholders = `
  import type { MessageOverrides, PensionTraceAdapter, PensionTraceConfig } from '@pension-trace/react';
  declare global {
    const config: PensionTraceConfig;
    const cy: MessageOverrides;
    const elided: { adapter: PensionTraceAdapter };
    const customer: { id: string; email: string };
    const myServer: { saveReason: (reason: number) => Promise<{ tags: number[] }> };
    const adapter: PensionTraceAdapter;
  }
`;
const ownAdapter = `
  import type { PensionTraceAdapter } from '@pension-trace/react';
  export declare const adapter: PensionTraceAdapter;
`;
const ownPage = `
  export declare const PensionPage: () => null;
`;

const folder = join(root, 'docs', 'snippets');
/** Beside each snippet: what its relative imports find. */
const support = new Map([
  [join(folder, 'placeholders.ts'), placeholders],
  [join(folder, 'adapter.ts'), ownAdapter],
  [join(folder, '..', 'PensionPage.ts'), ownPage],
]);

/** Files of the package and its libraries, read once for all programs. */
const parsed = new Map<string, ts.SourceFile>();

/** The Markdown files whose TypeScript has to compile, relative to the repository. */
export function checkedDocuments(): string[] {
  const files = (path: string) =>
    readdirSync(join(root, path))
      .filter((name) => name.endsWith('.md'))
      .sort()
      .map((name) => `${path}/${name}`);
  return ['README.md', ...files('docs'), ...files('docs/recipes')];
}

/** The blocks of a Markdown file that are marked `ts` or `tsx`. */
export function codeBlocksOf(document: string): Snippet[] {
  const isCode = (token: Token): token is Tokens.Code => token.type === 'code';
  return lexer(readText(document))
    .filter(isCode)
    .filter(({ lang }) => lang === 'ts' || lang === 'tsx')
    .map(({ text }, index) => ({ place: `${document}, block ${index + 1}`, code: text }));
}

/** One program over the package's entries and every snippet, so that the types are read once. */
export function createProgram(snippets: readonly Snippet[]): ts.Program {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path)).config,
    ts.sys,
    root,
  );
  const added = new Map([...support, ...snippets.map((snippet) => [fileOf(snippet), moduleOf(snippet)] as const)]);
  const settings: ts.CompilerOptions = {
    ...options,
    // A reader's next line uses the name.
    noUnusedLocals: false,
    paths: { ...options.paths, ...Object.fromEntries(entries.map(({ specifier, file }) => [specifier, [file]])) },
  };
  const host = ts.createCompilerHost(settings);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (path) => added.has(path) || fileExists(path);
  host.readFile = (path) => added.get(path) ?? readFile(path);
  host.getSourceFile = (path, language, ...rest) => {
    const text = added.get(path);
    if (text !== undefined) return ts.createSourceFile(path, text, language, true);
    const file = parsed.get(path) ?? getSourceFile(path, language, ...rest);
    if (file) parsed.set(path, file);
    return file;
  };
  return ts.createProgram([...entries.map(({ file }) => file), ...added.keys()], settings, host);
}

/** The names that each entry exports as values. */
export function valuesOf(program: ts.Program): Map<string, string[]> {
  const checker = program.getTypeChecker();
  return new Map(
    entries.map(({ specifier, file }) => {
      const source = program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      const values = (module ? checker.getExportsOfModule(module) : []).filter((symbol) => {
        const { flags } = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
        return (flags & ts.SymbolFlags.Value) !== 0;
      });
      return [specifier, values.map(({ name }) => name)];
    }),
  );
}

/** What the compiler says about a snippet, one line each. */
export function errorsOf(program: ts.Program, snippet: Snippet): string[] {
  const file = program.getSourceFile(fileOf(snippet));
  if (file === undefined) return [`${snippet.place}: not in the program`];
  return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
    ({ messageText, start = 0 }) => {
      const line = file.getLineAndCharacterOfPosition(start).line + 1;
      return `${snippet.place}, line ${line}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
    },
  );
}

function fileOf({ place }: Snippet): string {
  return join(folder, `${place.replace(/\W+/g, '-')}.tsx`);
}

/** Two snippets may declare the same name: each is a module. `…` in a tag stands for the props that are left out. */
function moduleOf({ code }: Snippet): string {
  return `${code.replace(/(\s)…(?=\s*\/?>)/g, '$1{...elided}')}\nexport {};\n`;
}
