import { describe, expect, it } from 'vitest';
import { foundProvider } from '../../src/domain/foundProvider';

const search = (provider: string | null, name: string) => ({ provider, status: { name } });

describe('the provider that holds the found pension', () => {
  it.each([
    ['none without searches', null, [], undefined],
    ['the trace’s own without searches', 'Aviva', [], 'Aviva'],
    ['the one of the only finished search', null, [search('Nest', 'Completed')], 'Nest'],
    ['the one that answered, before the trace’s own', 'Aviva', [search('Nest', 'Completed')], 'Nest'],
    [
      'the one of the search that found it',
      null,
      [search('Aviva', 'Completed'), search('Nest', 'Pension Found')],
      'Nest',
    ],
    ['one with two searches', null, [search('Nest', 'Completed'), search('Nest', 'Completed')], 'Nest'],
    ['none when several finished', null, [search('Aviva', 'Completed'), search('Nest', 'Completed')], undefined],
    [
      'the trace’s own when several finished',
      'L&G',
      [search('Aviva', 'Completed'), search('Nest', 'Completed')],
      'L&G',
    ],
    ['none of the searches that go on or found nothing', null, [search('Nest', 'Nothing Found')], undefined],
    ['the trace’s own when a search has no provider', 'Aviva', [search(null, 'Completed')], 'Aviva'],
  ])('is %s', (_case, provider, searches, found) => {
    expect(foundProvider(provider, searches)).toBe(found);
  });
});
