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
  const { benchDatabase, benchParts } = await server.ssrLoadModule('/tests/bench/benchDatabase.ts');
  // npm run bench:db -- 1000000 calls crowd
  const [sizes, parts] = [/^\d+$/, /\D/].map((kind) => process.argv.slice(2).filter((word) => kind.test(word)));
  const unknown = parts.filter((part) => !benchParts.includes(part));
  if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: the parts are ${benchParts.join(', ')}.`);
  await benchDatabase(sizes.length > 0 ? sizes.map(Number) : [10_000, 100_000, 1_000_000], parts);
} finally {
  await server.close();
}
