import { afterAll, beforeAll, expect, test } from 'vitest';
import { installPackage, type Host } from './installPackage';
import { problemsOf, resolutions } from './problemsOf';

let host: Host;
beforeAll(() => {
  host = installPackage(['@types/react', '@types/react-dom', '@supabase/supabase-js']);
});
afterAll(() => host.remove());

test('a strict host, with a client of supabase-js, has no type error', () => {
  const files = ['main.tsx', 'signUp.tsx', 'entries.ts', 'withSupabase.ts'];
  expect(problemsOf(host, files, resolutions.bundler)).toEqual([]);
});
