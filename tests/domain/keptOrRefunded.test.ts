import { describe, expect, it } from 'vitest';
import { keptOrRefunded, type KeptOrRefunded } from '../../src/domain/keptOrRefunded';

type Row = [
  startYear: number | undefined,
  endYear: number | undefined,
  birthYear: number | undefined,
  result: KeptOrRefunded,
];

describe('keptOrRefunded', () => {
  const before1975: Row[] = [
    [1950, 1974, 1930, 'likely-refunded'],
    [undefined, 1970, undefined, 'likely-refunded'],
  ];
  const in1975: Row[] = [
    // Refunded in March, kept in May.
    [1960, 1975, 1930, 'may-be-kept'],
    // Too young, or too short a service, under either rule.
    [1960, 1975, 1950, 'likely-refunded'],
    [1972, 1975, 1930, 'likely-refunded'],
    [1970, 1975, 1930, 'may-be-kept'],
    [undefined, 1975, 1930, 'cannot-say'],
    [undefined, 1975, 1960, 'likely-refunded'],
  ];
  const between: Row[] = [
    [1970, 1976, 1940, 'likely-kept'],
    [1970, 1987, 1940, 'likely-kept'],
    [1980, 1985, 1940, 'may-be-kept'],
    [1980, 1984, 1940, 'likely-refunded'],
    [1970, 1980, 1952, 'likely-kept'],
    [1970, 1980, 1953, 'may-be-kept'],
    [1970, 1980, 1954, 'may-be-kept'],
    [1970, 1980, 1955, 'likely-refunded'],
    [1970, 1980, undefined, 'may-be-kept'],
    [1978, 1980, undefined, 'likely-refunded'],
    [undefined, 1980, 1940, 'cannot-say'],
    [undefined, 1980, 1960, 'likely-refunded'],
  ];
  const in1988: Row[] = [
    [1970, 1988, 1940, 'likely-kept'],
    [1987, 1988, 1940, 'likely-refunded'],
    // Refunded in March, kept in May.
    [1984, 1988, 1940, 'may-be-kept'],
    [1970, 1988, 1965, 'may-be-kept'],
    [undefined, 1988, 1940, 'cannot-say'],
  ];
  const after: Row[] = [
    [1986, 1989, 1970, 'likely-kept'],
    [1987, 1989, 1970, 'may-be-kept'],
    [1988, 1989, 1970, 'likely-refunded'],
    [1990, 1990, undefined, 'likely-refunded'],
    [1990, 2014, undefined, 'likely-kept'],
    [2013, 2014, undefined, 'likely-refunded'],
    // By then a money purchase pot is kept after 30 days.
    [2014, 2015, undefined, 'may-be-kept'],
    [2020, 2020, 1990, 'may-be-kept'],
    [2010, 2020, 1990, 'likely-kept'],
    [undefined, 1995, 1960, 'cannot-say'],
  ];
  const unknown: Row[] = [
    [1980, undefined, 1950, 'cannot-say'],
    [undefined, undefined, undefined, 'cannot-say'],
    [1990, 1980, 1950, 'cannot-say'],
  ];

  it.each([...before1975, ...in1975, ...between, ...in1988, ...after, ...unknown])(
    'from %s to %s, born in %s: %s',
    (startYear, endYear, birthYear, result) => expect(keptOrRefunded({ startYear, endYear, birthYear })).toBe(result),
  );

  it('never gets worse with longer service', () => {
    const order: KeptOrRefunded[] = ['likely-refunded', 'may-be-kept', 'likely-kept'];
    for (let endYear = 1960; endYear <= 2026; endYear += 1) {
      const results = Array.from({ length: 20 }, (_, years) =>
        order.indexOf(keptOrRefunded({ startYear: endYear - years, endYear, birthYear: 1930 })),
      );
      expect(results, String(endYear)).toEqual([...results].sort((one, other) => one - other));
      expect(results, String(endYear)).not.toContain(-1);
    }
  });
});
