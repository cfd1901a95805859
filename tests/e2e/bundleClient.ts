import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

const entry = 'virtual:client';
const adapter = fileURLToPath(new URL('../../src/supabase.ts', import.meta.url));

/** Bundles the product's adapter and an unmodified supabase-js. The script defines `makeAdapter(url, key, isAlone)`. */
export async function bundleClient(): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'client',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) =>
          id === entry
            ? `import { createClient } from '@supabase/supabase-js';
               import { createSupabaseAdapter, supabaseClientOptions } from ${JSON.stringify(adapter)};
               globalThis.makeAdapter = (url, key, isAlone) => {
                 const options = isAlone ? {} : supabaseClientOptions();
                 return createSupabaseAdapter(createClient(url, key, options), { createClient: (own) => createClient(url, key, own) });
               };`
            : undefined,
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: entry, output: { format: 'iife' } } },
  });
  const { output: files } = output as Rolldown.RolldownOutput;
  return files[0].code;
}
