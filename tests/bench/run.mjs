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
  const { benchDatabase } = await server.ssrLoadModule('/tests/bench/benchDatabase.ts');
  const sizes = process.argv.slice(2).map(Number);
  await benchDatabase(sizes.length > 0 ? sizes : [10_000, 100_000, 1_000_000]);
} finally {
  await server.close();
}
