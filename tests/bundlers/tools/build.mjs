import { join } from 'node:path';
import process from 'node:process';

/** Builds screen.mjs and product.mjs of a host: node build.mjs webpack|rspack FOLDER. No loader: both read CSS themselves. */
const [bundler, folder] = process.argv.slice(2);
const { default: create } = bundler === 'webpack' ? await import('webpack') : await rspack();

async function rspack() {
  return { default: (await import('@rspack/core')).rspack };
}

const compiler = create({
  mode: 'production',
  context: folder,
  entry: { screen: './screen.mjs', product: './product.mjs' },
  output: { path: join(folder, bundler), publicPath: '/' },
  experiments: { css: true },
  module: { rules: [{ test: /\.css$/, type: 'css/auto' }] },
  performance: false,
});
compiler.run((error, stats) => {
  if (error) throw error;
  const { errors = [], warnings = [] } = stats.toJson({ all: false, errors: true, warnings: true });
  for (const { message } of [...errors, ...warnings]) console.error(message);
  process.exitCode = errors.length + warnings.length === 0 ? 0 : 1;
});
