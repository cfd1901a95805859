import { expect, it } from 'vitest';
import { withDefaults } from '../../src/domain/withDefaults';

const defaults = { idleMinutes: 15, locale: 'en-GB' };

it('takes what a host gives, and the defaults for what it leaves out or undefined', () => {
  expect(withDefaults(defaults, { idleMinutes: 0, locale: undefined })).toEqual({ idleMinutes: 0, locale: 'en-GB' });
  expect(withDefaults(defaults, undefined)).toEqual(defaults);
  expect(defaults).toEqual({ idleMinutes: 15, locale: 'en-GB' });
});
