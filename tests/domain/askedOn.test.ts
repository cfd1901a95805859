import { expect, it } from 'vitest';
import { askedOn } from '../../src/domain/askedOn';

const search = (provider: string, name: string, created_date: string | null) => ({
  provider,
  status: { name },
  created_date,
});

it('returns the newest search without a result', () => {
  const searches = [
    search('Aviva', 'Provider Contacted', '2026-01-20T08:00:00+00:00'),
    search('Aegon', 'Provider Contacted', '2026-01-22T08:00:00+01:00'),
    search('Zurich', 'Provider Contacted', '2026-01-22T07:30:00+00:00'),
    search('Phoenix Life', 'Nothing Found', '2026-02-01T08:00:00+00:00'),
    search('Prudential', 'Searching', '2026-02-02T08:00:00+00:00'),
  ];
  expect(askedOn(searches)?.provider).toBe('Zurich');
});

it('returns undefined without a pending search, or when it has no date', () => {
  expect(askedOn([])).toBeUndefined();
  expect(askedOn([search('Aviva', 'Completed', '2026-01-20T08:00:00+00:00')])).toBeUndefined();
  expect(askedOn([search('Aviva', 'Provider Contacted', null)])).toBeUndefined();
});

it('returns the first of two searches that began at the same time', () => {
  const searches = [
    search('Aviva', 'Provider Contacted', '2026-01-20T08:00:00+00:00'),
    search('Aegon', 'Provider Contacted', '2026-01-20T08:00:00+00:00'),
  ];
  expect(askedOn(searches)?.provider).toBe('Aviva');
});

it('returns the newest search even if an older one follows it in the list', () => {
  const searches = [
    search('Aviva', 'Provider Contacted', '2026-01-22T08:00:00+00:00'),
    search('Aegon', 'Provider Contacted', '2026-01-20T08:00:00+00:00'),
  ];
  expect(askedOn(searches)?.provider).toBe('Aviva');
});
