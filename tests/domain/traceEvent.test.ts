import { describe, expect, it } from 'vitest';
import { activityEvent } from '../../src/domain/activityEvent';
import { traceEvent } from '../../src/domain/traceEvent';

describe('the event of a trace', () => {
  it.each([
    ['Awaiting Review', 'received'],
    ['Searching', 'searching'],
    ['Provider Contacted', 'asked'],
    ['Pension Found', 'pensionFound'],
    ['Nothing Found', 'nothingFound'],
    ['Completed', 'pensionFound'],
    ['Duplicate', 'joined'],
    ['Sent To The Archive', 'searching'],
    ['constructor', 'searching'],
  ])('%s is %s', (name, event) => expect(traceEvent({ name })).toBe(event));

  it('is the step of the tracker for a status of the firm’s own', () => {
    expect(traceEvent({ name: 'Paid Out', colour: 'success' })).toBe('pensionFound');
    expect(traceEvent({ name: 'Letter Sent', colour: 'primary' })).toBe('asked');
    expect(traceEvent({ name: 'Form Needed', colour: 'danger' })).toBe('answered');
  });
});

describe('the event of an entry in the activity log', () => {
  it.each([
    ['Trace created', { kind: 'received' }],
    ['Pension added', { kind: 'pensionAdded' }],
    ['Details changed', { kind: 'detailsChanged' }],
    ['Status changed to Provider Contacted', { kind: 'asked', status: 'Provider Contacted' }],
    ['Status changed to Completed', { kind: 'finished', status: 'Completed' }],
    ['Status changed to Confirmed', { kind: 'ownStatus', status: 'Confirmed' }],
  ])('%s', (description, event) => expect(activityEvent(description)).toEqual(event));

  it.each(['We wrote to Aviva.', 'Our Status changed to Completed', ''])('is none for a note: %j', (description) => {
    expect(activityEvent(description)).toBeUndefined();
  });
});
