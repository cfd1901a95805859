import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lexer } from 'marked';

/** The files of a recipe: each code block below a paragraph that begins with the file's name. */
export function recipeFiles(recipe: string): Map<string, string> {
  const tokens = lexer(readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'recipes', recipe), 'utf8'));
  const files = new Map<string, string>();
  let name: string | undefined;
  for (const token of tokens) {
    if (token.type === 'paragraph') name = /^`([^`]+\.\w+)`/.exec(token.raw)?.[1];
    if (token.type === 'code' && name !== undefined) files.set(name, token.text);
  }
  return files;
}
