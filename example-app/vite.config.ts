import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { localBackend } from './local-backend/vitePlugin.ts';

const entry = (name: string) => fileURLToPath(new URL(`../src/${name}`, import.meta.url));

/** The example app imports the library by its public names, which lead to its sources here. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), localBackend()],
  resolve: {
    alias: [
      { find: /^@pension-trace\/react$/, replacement: entry('index.ts') },
      { find: /^@pension-trace\/react\/styles\.css$/, replacement: entry('styles.css') },
      { find: /^@pension-trace\/react\/(supabase|testing|headless)$/, replacement: entry('$1.ts') },
    ],
  },
  build: { outDir: 'dist', emptyOutDir: true, sourcemap: true },
  server: { host: '127.0.0.1' },
});
