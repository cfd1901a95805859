import { expect, test, vi } from 'vitest';
import { allowConsole, expectConsole } from '../../failOnConsole';

test('an error on the console', () => {
  console.error('lost: %s', 'a name');
});

test('a warning on the console', () => {
  console.warn('deprecated');
});

test('an unhandled rejection', () => {
  void Promise.reject(new Error('lost'));
});

test('an expected error that is missing', () => {
  expectConsole('error', 'lost');
});

test('an error beside the expected one', () => {
  expectConsole('error', /^lost/);
  console.error('lost: a name');
  console.error('found: a name');
});

test('an expected error, under fake timers', () => {
  vi.useFakeTimers();
  expectConsole('error', /^lost/);
  console.error('lost: a name');
});

test('an allowed error, or none', () => {
  allowConsole('lost');
  allowConsole('never written');
  console.error('lost: a name');
});

test('an error beside the allowed one', () => {
  allowConsole('lost');
  console.error('found: a name');
});

test('silence', () => {
  expect(console.error).toBeTypeOf('function');
});
