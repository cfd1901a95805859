import { describe, expect, it } from 'vitest';
import { statusLabel, statusTone } from '../../src/domain/traceStatus';

describe('a status', () => {
  it.each([
    ['Completed', 'Completed', 'success'],
    ['Duplicate', 'Apart Of Another Trace', 'warning'],
    ['In Progress', 'In Progress', 'warning'],
    ['completed', 'completed', 'warning'],
    ['Not Completed', 'Not Completed', 'warning'],
    ['', '', 'warning'],
  ])('%j is shown as %j, a %s', (name, label, tone) => {
    expect(statusLabel(name)).toBe(label);
    expect(statusTone(name)).toBe(tone);
  });
});
