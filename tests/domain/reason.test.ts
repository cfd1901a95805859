import { describe, expect, it } from 'vitest';
import { isForSomeoneElse, reasons, reasonValues } from '../../src/domain/reason';

describe('reasons', () => {
  it('are the ten specified reasons, in order', () => {
    expect(reasons.map(({ value, label }) => `${value} ${label}`)).toEqual([
      "1 Locating a relative's pension",
      '2 Consolidating my pensions',
      '3 Accessing pension funds',
      '4 Planning retirement',
      '5 Concerned about my pension performance',
      '6 Gathering information for my financial adviser',
      '7 Looking for better pension options',
      '8 Understanding my pension rights',
      '9 Tracing a pension for someone who has passed away',
      '10 Other reasons',
    ]);
  });
});

describe('isForSomeoneElse', () => {
  it('is true for a relative and for someone who has passed away', () => {
    expect(reasonValues.filter(isForSomeoneElse)).toEqual([1, 9]);
  });
});
