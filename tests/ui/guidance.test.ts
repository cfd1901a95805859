import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { guidanceFor } from '../../.storybook/guidance/guidanceFor';
import { transcriptLines } from '../../.storybook/guidance/transcripts';
import { screensByPart } from '../../.storybook/usedOn/screensByPart';

const parts = readdirSync('stories/ui').flatMap((file) => /^(\w+)\.stories\.tsx$/u.exec(file)?.[1] ?? []);
const screens = screensByPart('.');

it.each(parts)('%s has guidance on its docs page', (part) => {
  const guidance = guidanceFor(`Parts/${part}`);
  if (!guidance) throw new Error('The part has no guidance.');
  const { use, avoid, words } = guidance;
  expect(new Set([use, avoid, words, guidance.do.text, guidance.dont.text]).size).toBe(5);
  // Fails if a changed transcript no longer has a line that matches.
  if (guidance.heard) expect(transcriptLines(guidance.heard)).not.toEqual([]);
});

it('returns no guidance for a screen', () => {
  expect(guidanceFor('Portal/Dashboard')).toBeUndefined();
});

it('finds the screens that use a part, directly or through other files', () => {
  expect(screens.PasswordField).toEqual(expect.arrayContaining(['Access/Log in', 'Access/Sign up']));
  expect(screens.PasswordField).not.toContain('Onboarding/Reason');
  expect(screens.Skeleton).toContain('Portal/Dashboard');
});
