import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installPackage, type Host } from './installPackage';

/** kB that a host's page loads before the screen shows: gzip, React outside. What loads on demand is not in it. */
const most: Record<string, number> = {
  AuthorisationPad: 33,
  'PensionTraceProvider, PersonalDetailsForm': 31,
  'PensionTraceProvider, PensionTracing': 50,
  PortalDashboard: 110,
  TraceWizard: 60,
};

let host: Host;
beforeAll(() => {
  host = installPackage();
});
afterAll(() => host.remove());

test.each(Object.entries(most))('%s weighs at most %i kB before it shows', async (names, limit) => {
  const output = await build({
    root: host.folder,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'one-entry',
        resolveId: (id) => (id === 'entry' ? id : undefined),
        load: (id) => (id === 'entry' ? `export { ${names} } from '@pension-trace/react'` : undefined),
      },
    ],
    build: {
      write: false,
      rolldownOptions: { input: 'entry', external: /^react(-dom)?(\/|$)/, preserveEntrySignatures: 'strict' },
    },
  });
  const { output: files } = output as Rolldown.RolldownOutput;
  const chunks = new Map(files.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  const eager = new Set([...chunks.values()].filter((chunk) => chunk.isEntry));
  for (const { imports } of eager) {
    for (const name of imports) {
      const chunk = chunks.get(name);
      if (chunk) eager.add(chunk);
    }
  }
  const bytes = [...eager].reduce((sum, { code }) => sum + gzipSync(code).length, 0);
  expect(bytes / 1000).toBeGreaterThan(10);
  expect(bytes / 1000).toBeLessThanOrEqual(limit);
});
