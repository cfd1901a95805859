import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { guidanceFor } from '../../.storybook/guidance/guidanceFor';
import { heardLines } from '../../.storybook/guidance/transcripts';
import { screensByPart } from '../../.storybook/usedOn/screensByPart';

const parts = readdirSync('stories/ui').flatMap((file) => /^(\w+)\.stories\.tsx$/u.exec(file)?.[1] ?? []);
const screens = screensByPart('.');

it.each(parts)('%s has guidance on its docs page', (part) => {
  const guidance = guidanceFor(`Parts/${part}`);
  if (!guidance) throw new Error('There is none.');
  const { use, avoid, words } = guidance;
  expect(new Set([use, avoid, words, guidance.do.text, guidance.dont.text]).size).toBe(5);
  // A line of a transcript that changed would leave the page without what a screen reader says.
  if (guidance.heard) expect(heardLines(guidance.heard)).not.toEqual([]);
});

it('gives a screen none', () => {
  expect(guidanceFor('Portal/Dashboard')).toBeUndefined();
});

it('knows the screens that use a part, directly or through other files', () => {
  expect(screens.PasswordField).toEqual(expect.arrayContaining(['Access/Log in', 'Access/Sign up']));
  expect(screens.PasswordField).not.toContain('Onboarding/Reason');
  expect(screens.Skeleton).toContain('Portal/Dashboard');
});
