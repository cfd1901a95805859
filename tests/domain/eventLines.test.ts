import { expect, it } from 'vitest';
import { eventLines } from '../../src/texts/eventLines';

it.each([
  [{}, 'Asked, not answered yet'],
  // A firm that promises no time.
  [{ day: '2 Nov' }, 'Asked 2 Nov, not answered yet'],
  [{ day: '2 Nov', by: '14 Dec' }, 'Asked 2 Nov, answer due by 14 Dec'],
  [{ day: '2 Nov', by: '14 Dec', isLate: true }, 'Asked 2 Nov, answer was due by 14 Dec'],
])('a trace that was asked about has the line for %j', (facts, line) => {
  expect(eventLines.asked(facts)).toBe(line);
});
