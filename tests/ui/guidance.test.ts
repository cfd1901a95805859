import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { guidanceFor } from '../../.storybook/guidance/guidanceFor';

const parts = readdirSync('stories/ui').flatMap((file) => /^(\w+)\.stories\.tsx$/u.exec(file)?.[1] ?? []);

it.each(parts)('%s has guidance on its docs page', (part) => {
  const advice = guidanceFor(`Parts/${part}`);
  expect(advice).toHaveLength(5);
  expect(new Set(advice).size).toBe(5);
});

it('gives a screen none', () => {
  expect(guidanceFor('Portal/Dashboard')).toBeUndefined();
});
