import { formatted } from '../docs/formatted';
import { brandsCss, tokensCss, tokenTables } from './css';
import { exportsOf } from './exports';
import { brands, tokens } from './tokens';

/** Where the tables of docs/theming.md begin. They end with the file. */
const tablesBegin = '## All tokens\n';

/**
 * Returns every file in git that is made from the tokens, formatted, by its path from the repository's root.
 *
 * @param theming The text of docs/theming.md, of which only the tables change.
 */
export async function generate(theming: string): Promise<Map<string, string>> {
  const [above] = theming.split(tablesBegin);
  const files = new Map([
    ['src/ui/tokens.css', tokensCss(tokens)],
    ['stories/foundations/brands.css', brandsCss(brands)],
    ['docs/theming.md', `${above}${tablesBegin}\n${tokenTables(tokens)}`],
  ]);
  const entries = [...files].map(async ([file, text]) => [file, await formatted(file, text)] as const);
  return new Map(await Promise.all(entries));
}

/** Returns the tokens as files for design tools, by their path in tokens/exports. */
export function generateExports(): Map<string, string> {
  return new Map(
    [...exportsOf(tokens, brands)].map(([file, content]) => [file, `${JSON.stringify(content, undefined, 2)}\n`]),
  );
}
