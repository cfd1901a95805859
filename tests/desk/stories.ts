import { readFileSync } from 'node:fs';

interface Entry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
}

const index = JSON.parse(readFileSync(new URL('../../storybook-static/index.json', import.meta.url), 'utf8')) as {
  entries: Record<string, Entry>;
};

/** Every story of the built Storybook, in the order of the sidebar. */
export const stories: readonly Entry[] = Object.values(index.entries).filter(({ type }) => type === 'story');
