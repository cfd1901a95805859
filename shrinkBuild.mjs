import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify } from 'terser';

/*
 * Makes the files of dist/ smaller after tsup: 200 kB of the installed package.
 *
 * - Modules lose their white space, and names inside functions become short. Functions keep their names, for a host's stack
 *   traces and React's tools.
 * - Modules of types alone, which are empty now, go.
 * - Declarations are indented with tabs instead of four spaces a level.
 */
const options = {
  module: false,
  toplevel: false,
  compress: false,
  // A host's bundler leaves out what is declared with a function of no side effects and not used.
  format: { preserve_annotations: true, comments: /@__NO_SIDE_EFFECTS__/ },
};

for (const name of readdirSync('dist', { recursive: true })) {
  const file = join('dist', name);
  if (name.endsWith('.d.ts')) {
    const indented = readFileSync(file, 'utf8').replace(/^(?: {4})+/gm, (spaces) => '\t'.repeat(spaces.length / 4));
    writeFileSync(file, indented);
  } else if (name.endsWith('.js')) {
    const { code } = await minify(readFileSync(file, 'utf8'), options);
    if (code === '') rmSync(file);
    else writeFileSync(file, code);
  }
}
