import { build } from 'esbuild';
import { expect, it } from 'vitest';

/** Bundles the provider as a host does; returns its code. */
async function bundleFor(mode: 'production' | 'development'): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['src/provider/PensionTraceProvider.tsx'],
    bundle: true,
    minify: true,
    format: 'esm',
    outdir: 'unused',
    packages: 'external',
    write: false,
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  });
  return outputFiles.map(({ text }) => text).join('\n');
}

it('the warnings about colours are only in a development bundle', async () => {
  const hasWarnings = (code: string) => /text needs|data-pt-theme|on-danger/.test(code);
  expect(hasWarnings(await bundleFor('development'))).toBe(true);
  expect(hasWarnings(await bundleFor('production'))).toBe(false);
});
