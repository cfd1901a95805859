import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installPackage, type Host } from './installPackage';

/** Heavy packages that few exports need: the package, and the exports that may bundle it. */
const heavy: Record<string, readonly string[]> = {
  '@supabase/supabase-js': [],
  // Loads when a tour starts.
  'driver.js': ['PensionTraceOnboarding', 'PensionTracePortal', 'PensionTracing', 'PortalDashboard', 'Tour'],
  'html-to-image': ['AuthorisationPad', 'PensionTraceOnboarding', 'PensionTracePortal', 'PensionTracing'],
  // Loads when a letter is requested.
  pdfkit: ['PensionTraceOnboarding', 'PensionTracePortal', 'PensionTracing', 'PortalDashboard', 'SignedAuthorisation'],
  'react-markdown': ['GuidePage', 'PensionTraceOnboarding', 'PensionTracePortal', 'PensionTracing'],
  signature_pad: ['AuthorisationPad', 'PensionTraceOnboarding', 'PensionTracePortal', 'PensionTracing'],
};

let host: Host;
beforeAll(() => {
  host = installPackage();
});
afterAll(() => host.remove());

test('a heavy package comes only with the exports that need it', async () => {
  const names = host.runNode(
    '--eval',
    "import('@pension-trace/react').then((all) => console.log(Object.keys(all).join()))",
  );
  const carried: Record<string, string[]> = Object.fromEntries(Object.keys(heavy).map((name) => [name, []]));
  for (const [name, packages] of await packagesBehind(names.trim().split(','))) {
    for (const heavyOne of Object.keys(heavy)) {
      if (packages.some((found) => found === heavyOne || found.startsWith(`${heavyOne}/`)))
        carried[heavyOne]?.push(name);
    }
  }
  expect(carried).toEqual(heavy);
});

/** The packages in a host's bundle by export, loaded at once or later. */
async function packagesBehind(names: string[]): Promise<Map<string, string[]>> {
  const output = await build({
    root: host.folder,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'one-entry-an-export',
        resolveId: (id) => (id.startsWith('export:') ? id : undefined),
        load: (id) =>
          id.startsWith('export:') ? `export { ${id.replace('export:', '')} } from '@pension-trace/react'` : undefined,
      },
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: Object.fromEntries(names.map((name) => [name, `export:${name}`])),
        external: (id) => !/^(\.|\/|export:|@pension-trace\/)/.test(id),
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const { output: files } = output as Rolldown.RolldownOutput;
  const chunks = new Map(files.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]));

  function reach(fileName: string, seen: Set<string>): Set<string> {
    const chunk = chunks.get(fileName);
    if (seen.has(fileName)) return seen;
    seen.add(fileName);
    for (const next of [...(chunk?.imports ?? []), ...(chunk?.dynamicImports ?? [])]) reach(next, seen);
    return seen;
  }

  return new Map(
    [...chunks.values()]
      .filter((chunk) => chunk.isEntry)
      .map((chunk) => [chunk.name, [...reach(chunk.fileName, new Set())].filter((found) => !chunks.has(found))]),
  );
}
