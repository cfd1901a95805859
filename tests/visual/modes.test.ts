import { expect, test } from 'vitest';
import { chromaticModes } from '../../.storybook/chromaticModes';
import { namedModes, usualModes } from '../../.storybook/modes';
import { toolbar } from '../../.storybook/toolbar';
import { viewports } from '../../.storybook/viewports';

test('Chromatic takes its pictures in the modes of `npm run test:visual`', () => {
  expect(chromaticModes).toEqual(usualModes);
});

// Chromatic reads `forcedColors` itself.
const settings = new Map<string, readonly string[]>([
  ['viewport', Object.keys(viewports)],
  ['forcedColors', ['active']],
  ...Object.entries(toolbar).map(([name, menu]) => [name, menu.toolbar.items.map(({ value }) => value)] as const),
]);

test.each(Object.entries(namedModes))('the mode %s only has settings that the toolbar has', (_name, mode) => {
  const unknown = Object.entries(mode).filter(([setting, value]) => !settings.get(setting)?.includes(value));
  expect(unknown).toEqual([]);
});
