import { existsSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import packageJson from '../../package.json' with { type: 'json' };

export const root = join(import.meta.dirname, '..', '..');

/** Every entry of package.json that has a module in src, the main entry first. Style sheets have none. */
export const entries = Object.keys(packageJson.exports).flatMap((path) => {
  const file = join(root, 'src', path === '.' ? 'index.ts' : `${path.slice(2)}.ts`);
  return existsSync(file) ? [{ specifier: join(packageJson.name, path), file }] : [];
});

/** A piece of documentation that must compile. */
export interface Snippet {
  /** Its location in the documentation. */
  place: string;
  code: string;
}

/** Declarations of the host's values that the documents and examples use. */
const placeholders = `
  import type { PensionTraceMessageOverrides, PensionTraceAdapter, PensionTraceConfig } from '@pension-trace/react';
  declare global {
    const config: PensionTraceConfig;
    const elided: { adapter: PensionTraceAdapter };
    const customer: { id: string; email: string; tags: number[] };
    const myServer: { saveReason: (reason: number) => Promise<{ tags: number[] }> };
    const adapter: PensionTraceAdapter;
  }
`;
const ownAdapter = `
  import type { PensionTraceAdapter } from '@pension-trace/react';
  export declare const adapter: PensionTraceAdapter;
`;

/** As docs/recipes/own-log-in.md prints it. */
const ownServer = `
  type Session = { userId: string; email: string } | null;
  export declare const myServer: {
    readSession: () => Session;
    setLoggedIn: (isLoggedIn: boolean) => void;
    onSession: (listener: (session: Session) => void) => () => void;
    readCustomer: () => { id: string; email: string; first_name: string; last_name: string; tags: number[] };
    save: (answers: object, tags: number[]) => number[];
    traces: {
      id: string;
      name: string;
      status: { name: string };
      start_year: number;
      end_year: number;
    }[];
  };
`;
const ownHalves = `
  export declare const Application: () => null;
  export declare const Portal: () => null;
`;
const readReturnTo = 'export declare function readReturnTo(search: string, otherwise: string): string;';
/** As docs/recipes/own-questions.md prints it. */
const ownQuestions = `
  import * as z from 'zod/mini';
  export declare const OurQuestions: () => null;
  export const questions = z.object({ heardFrom: z.string(), secondPhone: z.string() });
`;
const companyName = 'export declare const companyName: string;';
/** As docs/recipes/design-systems.md prints it. */
const ownDetails = 'export declare const Details: (props: { onCompleted: () => void }) => null;';
const theme = `
  import type { Theme } from '@mui/material/styles';
  export declare const theme: Theme;
`;
const queryClient = `
  import type { QueryClient } from '@tanstack/react-query';
  export declare const queryClient: QueryClient;
`;
/** Of packages that only the tests of frameworks install. */
const frameworks = `
  declare module '@mantine/core' {
    import type { ReactNode } from 'react';
    type Part = (props: { [name: string]: unknown; children?: unknown }) => ReactNode;
    export const Alert: Part, Anchor: Part, Button: Part, Checkbox: Part, Fieldset: Part, FileButton: Part;
    export const Input: { Error: Part };
    export const Group: Part, NativeSelect: Part, Stack: Part, TextInput: Part, Title: Part;
  }
  declare module '@mui/material' {
    import type { ReactNode } from 'react';
    type Part = (props: { [name: string]: unknown; children?: unknown }) => ReactNode;
    export const Alert: Part, Button: Part, Checkbox: Part, FormControlLabel: Part, Stack: Part, TextField: Part;
  }
  declare module '@mui/material/CssBaseline' {
    export default function CssBaseline(): null;
  }
  declare module '@mui/material/styles' {
    import type { ReactNode } from 'react';
    export interface Theme {
      vars: object;
    }
    export function createTheme(options: object): Theme;
    export function ThemeProvider(props: { theme: Theme; children: ReactNode }): ReactNode;
  }
  declare module '@react-router/dev/routes' {
    export type RouteConfig = readonly object[];
    export function index(file: string): object;
    export function route(path: string, file: string): object;
  }
`;
const ownSite = `
  import type { PensionTraceAdapter } from '@pension-trace/react';
  export declare const Site: (props: { adapter: PensionTraceAdapter }) => null;
  export { Site as Product };
`;
const showSite = `
  import type { PensionTraceAdapter } from '@pension-trace/react';
  export declare function showSite(adapter: PensionTraceAdapter): void;
`;

const folder = join(root, 'docs', 'snippets');
/** Modules that the snippets import by a relative path. */
const support = new Map([
  [join(folder, 'placeholders.ts'), placeholders],
  [join(folder, 'frameworks.ts'), frameworks],
  [join(folder, 'adapter.ts'), ownAdapter],
  [join(folder, 'myServer.ts'), ownServer],
  [join(folder, 'pensions.ts'), ownHalves],
  [join(folder, 'readReturnTo.ts'), readReturnTo],
  [join(folder, 'OurQuestions.ts'), ownQuestions],
  [join(folder, 'showSite.ts'), showSite],
  [join(folder, 'Site.ts'), ownSite],
  [join(folder, 'Product.ts'), ownSite],
  [join(folder, 'prerenderPages.ts'), `export { prerenderPages } from '../../example-app/prerenderPages.ts';`],
  [join(folder, 'buildPages.ts'), `export { buildPages } from '../../example-app/buildPages.ts';`],
  [join(folder, 'pages', 'SignUpPage.ts'), 'export declare const SignUpPage: () => null;'],
  [join(folder, '..', 'PensionPage.ts'), 'export declare const PensionPage: () => null;'],
  [join(folder, '..', 'companyName.ts'), companyName],
  [join(folder, 'companyName.ts'), companyName],
  [join(folder, 'PensionPage.ts'), 'export declare const PensionPage: () => null;'],
  [join(folder, 'Details.ts'), ownDetails],
  [join(folder, 'queryClient.ts'), queryClient],
  [join(folder, 'theme.ts'), theme],
]);

/** Creates one program for the package's entries and every snippet. Reads from `earlier` the files that it has parsed. */
export function createProgram(snippets: readonly Snippet[], earlier?: ts.Program): ts.Program {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path)).config,
    ts.sys,
    root,
  );
  const added = new Map([...support, ...snippets.map((snippet) => [fileOf(snippet), moduleOf(snippet)] as const)]);
  const settings: ts.CompilerOptions = {
    ...options,
    // Snippets declare names for a reader to use.
    noUnusedLocals: false,
    paths: { ...options.paths, ...Object.fromEntries(entries.map(({ specifier, file }) => [specifier, [file]])) },
  };
  const host = ts.createCompilerHost(settings);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (path) => added.has(path) || fileExists(path);
  // The folders have only these modules.
  host.directoryExists = (path) => path === folder || path === join(folder, 'pages') || ts.sys.directoryExists(path);
  host.readFile = (path) => added.get(path) ?? readFile(path);
  host.getSourceFile = (path, language, ...rest) => {
    const text = added.get(path);
    if (text !== undefined) return ts.createSourceFile(path, text, language, true);
    return earlier?.getSourceFile(path) ?? getSourceFile(path, language, ...rest);
  };
  return ts.createProgram([...entries.map(({ file }) => file), ...added.keys()], settings, host);
}

/** Returns the compiler's errors in a snippet, one line each. */
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

/** Makes each snippet a module, because two may declare the same name. `…` in a tag means omitted props. */
function moduleOf({ code }: Snippet): string {
  return `${code.replace(/(\s)…(?=\s*\/?>)/g, '$1{...elided}')}\nexport {};\n`;
}
