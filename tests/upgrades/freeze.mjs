import process from 'node:process';
import { createServer } from 'vite';

// Node 20 does not read TypeScript.
const server = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, watch: null, ws: false },
});
try {
  const { freezeVersion } = await server.ssrLoadModule('/tests/upgrades/freezeVersion.ts');
  await freezeVersion(process.argv[2]);
} finally {
  await server.close();
}
