import { describe, expect, it } from 'vitest';
import { greetingFor } from '../../src/domain/greeting';

describe('greetingFor', () => {
  it.each(Array.from({ length: 24 }, (_none, hour) => hour))('hour %i', (hour) => {
    expect(greetingFor(hour)).toBe(hour < 12 ? 'morning' : hour <= 17 ? 'afternoon' : 'evening');
  });
});
