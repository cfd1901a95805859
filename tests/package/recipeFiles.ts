import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeBlocks } from '../docs/codeBlocks';

/** Returns the files of a recipe: each code block below a paragraph that starts with the file's name. */
export function recipeFiles(recipe: string): Map<string, string> {
  const text = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'recipes', recipe), 'utf8');
  return new Map(
    codeBlocks(text).flatMap(({ above, code }) => {
      const name = /^`([^`]+\.\w+)`/.exec(above)?.[1];
      return name === undefined ? [] : [[name, code] as const];
    }),
  );
}
