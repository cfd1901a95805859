import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { StatesReporter } from './StatesReporter.ts';

const source = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'src');
const recorder = join(dirname(fileURLToPath(import.meta.url)), 'recordHooks.ts');

/**
 * Vite plugin that records what the public hooks return, so that the stories' states can be counted.
 *
 * It wraps each hook that `src/headless.ts` exports. The sources themselves stay as they are. `StatesReporter` counts.
 */
export function recordedHooks(): Plugin {
  const hooksOf = readPublicHooks();
  return {
    name: 'recorded-hooks',
    enforce: 'pre',
    configureVitest({ vitest }) {
      vitest.config.reporters.push(new StatesReporter());
    },
    transform(code, id) {
      const hooks = hooksOf.get(id.split('?')[0] ?? id);
      return hooks && { code: hooks.reduce(wrap, code), map: null };
    },
  };
}

/** The public hooks of each file. */
function readPublicHooks(): Map<string, string[]> {
  const entry = readFileSync(join(source, 'headless.ts'), 'utf8');
  const hooksOf = new Map<string, string[]>();
  for (const [, names = '', path = ''] of entry.matchAll(/export \{([^}]*)\} from '([^']*)'/gu)) {
    const hooks = names.split(',').flatMap((name) => /^\s*(use[A-Z]\w*)\s*$/u.exec(name)?.[1] ?? []);
    if (hooks.length > 0) hooksOf.set(`${resolve(source, path)}.ts`, hooks);
  }
  return hooksOf;
}

function wrap(code: string, hook: string): string {
  const declared = `export function ${hook}`;
  if (!code.includes(declared)) throw new Error(`${hook} is no exported function: its states cannot be recorded.`);
  return `${code.replace(declared, `function ${hook}Unrecorded`)}
import { useRecorded as useRecordedBy${hook} } from ${JSON.stringify(recorder)};
export function ${hook}(...options) { return useRecordedBy${hook}('${hook}', ${hook}Unrecorded(...options)); }
`;
}
