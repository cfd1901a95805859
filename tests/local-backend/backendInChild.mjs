import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/* A backend in its own process, which a test can kill. Takes its options as JSON. */
const [options] = process.argv.slice(2);
const path = fileURLToPath(new URL('./startBackend.ts', import.meta.url));
const { module } = await runnerImport(path, { configFile: false, logLevel: 'warn' });
const { url, anonKey, serviceRoleKey } = await module.startBackend(JSON.parse(options));
console.log(JSON.stringify({ url, anonKey, serviceRoleKey }));
