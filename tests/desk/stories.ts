import { readFileSync } from 'node:fs';
import type { Entry } from './entry';

const index = JSON.parse(readFileSync(new URL('../../storybook-static/index.json', import.meta.url), 'utf8')) as {
  entries: Record<string, Entry>;
};

const entries = Object.values(index.entries);

/** Every story of the built Storybook, in the order of the sidebar. */
export const stories: readonly Entry[] = entries.filter(({ type }) => type === 'story');

/** Every docs page except the introduction, which is open before the first test. */
export const pages: readonly Entry[] = entries.filter(({ type, id }) => type === 'docs' && id !== 'introduction--docs');
