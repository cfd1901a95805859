import type { Brand } from './css';
import { readTokens, withBrand } from './readTokens';
import brandFile from './brands.json' with { type: 'json' };
import source from './tokens.json' with { type: 'json' };

/** The tokens of tokens.json. */
export const tokens = readTokens(source);

/** The example brands of Storybook. */
export const brands: Brand[] = Object.entries(brandFile).map(([name, brand]) => {
  const all = readTokens(withBrand(source, brand));
  const isChanged = (index: number) => JSON.stringify(all[index]) !== JSON.stringify(tokens[index]);
  const sets = new Set(all.filter((_, index) => isChanged(index)).map((token) => token.name));
  return { name, description: brand.$description, tokens: all, sets };
});
