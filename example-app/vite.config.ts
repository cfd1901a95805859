import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { localBackend } from '../local-backend/vitePlugin.ts';
import { prerenderPages } from './prerenderPages.ts';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const entry = (name: string) => pathOf(`../src/${name}`);
const { DATA_DIR: dataFolder } = process.env;

/** Resolves the library's public names to its sources. */
const alias = [
  { find: /^@pension-trace\/react$/, replacement: entry('index.ts') },
  { find: /^@pension-trace\/react\/styles\.css$/, replacement: entry('styles.css') },
  { find: /^@pension-trace\/react\/(product|adapter|server|supabase|memory|headless)$/, replacement: entry('$1.ts') },
];

export default defineConfig({
  root: pathOf('.'),
  plugins: [react(), localBackend(), prerenderPages('src/renderPage.tsx', '-latin-wght-normal-', 'src/showSite.tsx')],
  resolve: { alias },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    rolldownOptions: {
      // Keep the number of files per page low. A group also contains its modules' imports, which later groups then lack.
      output: {
        codeSplitting: {
          groups: [
            { name: 'import', test: /preload-helper/ },
            // What the first script needs to find a session, then the schemas of the backend's replies: the adapter asks
            // its first questions before any other script has come.
            { name: 'connect', test: /src\/adapters\/(deferAdapter|supabase\/mayHaveSession)|tracing\/firstReadsOf/ },
            { name: 'schemas', test: /node_modules\/zod\/|src\/(backend\/|domain\/fileName)/ },
            { name: 'react-dom', test: /node_modules\/(react|react-dom)\// },
            {
              name: 'site',
              // With what the sign-up shares with the portal, which needs no form.
              test: /example-app\/src\/Site|tracing\/PensionTracePage|ui\/(Tracker|Disclosure|Mark|Steps|TextField)\.|domain\/trace(Group|Progress)|screens\/(HelpLink|trackerMessages)/,
            },
            // The first page of a new visitor, with its imports.
            { name: 'sign-up', test: /features\/access\/SignUpForm/ },
            // Small parts that several screens share. Large parts, and those that open on a press, have their own files.
            {
              name: 'parts',
              test: /src\/(domain|data|screens\/(?!Answer|answer|Never|Number)|ui\/(?!Modal|ConfirmModal|Menu|ComboBox|Address|Checkbox|Choice|DateField|Fieldset|FormFrame|Optional|Radio|Select|Switch|Years|useStaying))/,
              minShareCount: 2,
            },
            { name: 'fields', test: /src\/(forms|screens|ui\/(?!Modal|ConfirmModal|Menu|ComboBox))/, minShareCount: 2 },
            // The rows of traces and pensions without their forms.
            {
              name: 'rows',
              test: /features\/(traces\/(TraceRow|StatusBadge|messages)|pensions\/(PensionRow|messages))|entries\/(useTraceGroup|useBirthYear)/,
              minShareCount: 2,
            },
            { name: 'entries', test: /src\/(entries|features\/(traces|pensions))\//, minShareCount: 3 },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    // By default, Vite lets pages on every port of this machine read its responses.
    cors: false,
    fs: {
      strict: true,
      allow: [pathOf('.'), pathOf('../src'), pathOf('../node_modules')],
      deny: [
        // Vite's defaults, which this list replaces.
        ...['.env', '.env.*', '*.{crt,pem,key,p12,pfx,cer,der}', '.npmrc', '.yarnrc.yml', '**/.git/**'],
        ...['**/.data/**', '**/.cache/**', 'state.json'],
        ...(dataFolder ? [`${resolve(dataFolder)}/**`] : []),
      ],
    },
  },
});
