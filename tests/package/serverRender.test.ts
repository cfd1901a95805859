import { afterAll, beforeAll, expect, test } from 'vitest';
import { installPackage, type Host } from './installPackage';

let host: Host;
beforeAll(() => {
  host = installPackage();
});
afterAll(() => host.remove());

test('a screen renders on a server, in plain Node', () => {
  expect(host.runNode('renderOnServer.mjs')).toMatch(/<h1[^>]*>Your Personal Details<\/h1>/);
});
