import { describe, expect, it } from 'vitest';
import { Tag } from '../../src/domain/tags';
import {
  backOf,
  canOpen,
  hasAnswers,
  pageNames,
  progressOf,
  progressSteps,
  stepForTags,
  type Page,
} from '../../src/provider/pages';

/** The tag, the page that it opens and the number in the progress bar. */
const table: [tag: number, page: Page, progress: number | undefined][] = [
  [1, 'personal', 1],
  [2, 'address', 2],
  [3, 'reason', 3],
  [4, 'processing', 4],
  [5, 'notEligible', 5],
  [6, 'createTrace', 6],
  [7, 'traces', 7],
  [8, 'knownPensions', 8],
  [9, 'addPension', 9],
  [10, 'pensions', 10],
  [11, 'authorisation', 11],
  [12, 'portal', undefined],
  [13, 'portal', undefined],
  [14, 'cancelledApplication', undefined],
  [15, 'actionAuthorisation', undefined],
];

describe('Tag', () => {
  it('names every tag once, in ascending order', () => {
    expect(Object.values(Tag)).toEqual(table.map(([tag]) => tag));
  });

  it.each(table)('%i opens %s', (tag, step, progress) => {
    expect(stepForTags([tag])).toBe(step);
    expect(canOpen(step, [tag])).toBe(true);
    expect(progressOf(step)).toBe(progress);
  });
});

describe('stepForTags', () => {
  it.each<[number[], Page | undefined]>([
    [[], undefined],
    [[0, 16, 99, -1], undefined],
    [[7, 2, 11], 'address'],
    [[13, 12], 'portal'],
    [[15, 13], 'portal'],
    [[15, 14], 'cancelledApplication'],
    [[14, 10], 'pensions'],
    [[99, 15], 'actionAuthorisation'],
    [[0, 3], 'reason'],
    [[10, 9], 'addPension'],
  ])('%j: %s', (tags, step) => expect(stepForTags(tags)).toBe(step));
});

describe('canOpen', () => {
  it.each(table)('tag %i opens its own step, %s, and no other', (tag, step) => {
    const steps = [...new Set(table.map(([, opened]) => opened))];
    expect(steps.filter((one) => canOpen(one, [tag]))).toEqual([step]);
    expect(canOpen(step, [])).toBe(false);
    expect(canOpen(step, [99])).toBe(false);
  });

  it('always allows the step of stepForTags, so that redirects never loop', () => {
    const tagSets = Array.from({ length: 2 ** 15 }, (_none, bits) =>
      table.map(([tag]) => tag).filter((tag) => bits & (1 << (tag - 1))),
    );
    const blocked = tagSets.filter((tags) => {
      const step = stepForTags(tags);
      return step === undefined ? tags.length > 0 : !canOpen(step, tags);
    });
    expect(blocked).toEqual([]);
  });

  it('allows a customer with several tags each of their steps', () => {
    expect(canOpen('traces', [7, 11])).toBe(true);
    expect(canOpen('authorisation', [7, 11])).toBe(true);
    expect(canOpen('pensions', [7, 11])).toBe(false);
  });

  it.each([[[]], [[13]]])(
    'allows every customer the pages of messages’ links, and no page for visitors, with tags %j',
    (tags) => {
      const visitors: Page[] = [
        'signUp',
        'logIn',
        'forgotPassword',
        'resetPassword',
        'confirmEmail',
        'marketing',
        'stopNews',
      ];
      expect(visitors.filter((page) => canOpen(page, tags))).toEqual(['marketing', 'stopNews']);
    },
  );

  it('distinguishes the two authorisations', () => {
    expect(canOpen('authorisation', [15])).toBe(false);
    expect(canOpen('actionAuthorisation', [11])).toBe(false);
  });
});

describe('backOf', () => {
  it('leads from the address and the reason to the page before, and from no other page', () => {
    const links = pageNames.flatMap((page) => (backOf(page) ? [[page, backOf(page)]] : []));
    expect(links).toEqual([
      ['address', 'personal'],
      ['reason', 'address'],
    ]);
  });
});

describe('hasAnswers', () => {
  it('is true on the pages between the personal details and the portal', () => {
    expect(pageNames.filter(hasAnswers)).toEqual([
      'address',
      'reason',
      'processing',
      'notEligible',
      'createTrace',
      'traces',
      'knownPensions',
      'addPension',
      'pensions',
      'authorisation',
      'actionAuthorisation',
    ]);
  });
});

describe('progressSteps', () => {
  it('is twelve', () => expect(progressSteps).toBe(12));
});
