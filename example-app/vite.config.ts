import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { localBackend } from './local-backend/vitePlugin.ts';
import { prerender } from './prerender.ts';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const entry = (name: string) => pathOf(`../src/${name}`);
const { DATA_DIR: dataFolder } = process.env;

/** The library's public names lead to its sources. */
const alias = [
  { find: /^@pension-trace\/react$/, replacement: entry('index.ts') },
  { find: /^@pension-trace\/react\/styles\.css$/, replacement: entry('styles.css') },
  { find: /^@pension-trace\/react\/(adapter|server|supabase|testing|headless)$/, replacement: entry('$1.ts') },
];

export default defineConfig({
  root: pathOf('.'),
  plugins: [react(), localBackend(), prerender(alias)],
  resolve: { alias },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    rolldownOptions: {
      // What a new visitor meets first, with all that it needs: one file beside the application's own, not twenty after.
      output: { codeSplitting: { groups: [{ name: 'sign-up', test: /features\/access\/SignUpForm/ }] } },
    },
  },
  server: {
    host: '127.0.0.1',
    // By default, Vite lets pages on every port of this machine read what it serves.
    cors: false,
    fs: {
      strict: true,
      allow: [pathOf('.'), pathOf('../src'), pathOf('../node_modules')],
      deny: [
        // Vite's own list, which this one replaces.
        ...['.env', '.env.*', '*.{crt,pem,key,p12,pfx,cer,der}', '.npmrc', '.yarnrc.yml', '**/.git/**'],
        ...['**/.data/**', '**/.cache/**', 'state.json'],
        ...(dataFolder ? [`${resolve(dataFolder)}/**`] : []),
      ],
    },
  },
});
