import { expect, it } from 'vitest';
import { routingDetail } from '../../../src/journeys/tracing/routingDetail';

it.each([
  [
    'a router’s error response',
    { status: 404, statusText: 'Not Found', internal: true, data: '/secret' },
    '404 Not Found',
  ],
  ['a response without words', { status: 500, statusText: '' }, '500'],
  ['a response whose words are none', { status: 500, statusText: 7 }, '500'],
  ['a response with a status alone', { status: 500 }, '500'],
  ['an object whose status is a word', { status: 'failed', statusText: 'No' }, undefined],
  ['an object without a status', { statusText: 'No' }, undefined],
  ['a thrown error', new TypeError('Failed to fetch /assets/Portal-1.js'), undefined],
  ['an error that has a status', Object.assign(new Error('No'), { status: 404 }), undefined],
  ['a thrown text', '/assets/Portal-1.js', undefined],
  ['nothing', null, undefined],
])('gives the status of a routing error and nothing else: %s', (_name, thrown, detail) => {
  expect(routingDetail(thrown)).toBe(detail);
});
