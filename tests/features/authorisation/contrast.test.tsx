import { expect, it } from 'vitest';
import { contrastOf, isFaint } from '../../../src/features/authorisation/contrast';

interface Colours {
  paper: string;
  ink: string;
  /** The colour of a square in a corner. */
  spot?: string;
}

/** A page with a name on it. */
function pictureIn({ paper, ink, spot = paper }: Colours): string {
  const canvas = document.createElement('canvas');
  canvas.width = 400;
  canvas.height = 600;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.fillStyle = paper;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = ink;
  context.font = '24px sans-serif';
  for (const line of [50, 100, 150, 200]) context.fillText('Mrs Margaret Hale, Sampleton', 20, line);
  context.fillStyle = spot;
  context.fillRect(300, 500, 100, 100);
  return canvas.toDataURL('image/png');
}

it.each<[string, Colours, boolean]>([
  ['black on white', { paper: '#fff', ink: '#000' }, false],
  ['white on black', { paper: '#000', ink: '#fff' }, false],
  ['quiet grey on white', { paper: '#fff', ink: '#767676' }, false],
  ['grey 229 on white', { paper: '#fff', ink: '#e5e5e5' }, true],
  ['dark on dark', { paper: '#181a1b', ink: '#14213d' }, true],
  ['dark on dark, with a white spot', { paper: '#181a1b', ink: '#14213d', spot: '#fff' }, true],
  ['transparent ink', { paper: '#fff', ink: 'transparent' }, true],
  ['white ink on transparent paper', { paper: 'transparent', ink: '#fff' }, true],
])('a picture in %s', async (_what, colours, isExpectedFaint) => {
  expect(await isFaint(pictureIn(colours))).toBe(isExpectedFaint);
});

it('measures contrast as WCAG does, 1 for a blank picture', async () => {
  expect(await contrastOf(pictureIn({ paper: '#fff', ink: '#000' }))).toBeCloseTo(21, 0);
  expect(await contrastOf(pictureIn({ paper: '#f0f0f0', ink: '#f0f0f0' }))).toBe(1);
});

it('does not call an image faint that the browser cannot read', async () => {
  expect(await isFaint('data:image/png;base64,AAAA')).toBe(false);
});
