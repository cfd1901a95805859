import { expect, it } from 'vitest';
import { soleProvider } from '../../src/domain/soleProvider';

const own = { provider: 'Aviva' };

it.each([
  ['the trace’s own without a search', [], 'Aviva'],
  ['that of its searches', ['Nest', 'Nest'], 'Nest'],
  ['none of several', ['Nest', 'Aviva'], undefined],
  ['none while one has no name', ['Nest', null], undefined],
])('is %s', (_which, names, provider) => {
  const searches = names.map((name) => ({ provider: name }));
  expect(soleProvider(own, searches)).toBe(provider);
});
