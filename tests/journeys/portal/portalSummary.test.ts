import { describe, expect, it } from 'vitest';
import { portalSummary } from '../../../src/journeys/portal/portalSummary';
import { summaryParts, summaryText } from '../../../src/journeys/portal/summaryParts';
import { taskPlace } from '../../../src/journeys/portal/taskPlace';
import { getScenario } from '../../../src/memory';

const [sample] = getScenario('portal').customers?.[0]?.traces ?? [];
if (!sample) throw new Error('The portal’s scenario has no trace.');
const trace = (name: string, status: string) => ({ ...sample, id: name, name, status: { name: status } });

describe('the summary of the portal', () => {
  it('counts tasks and traces by who acts next', () => {
    const statuses = [
      'Awaiting Review',
      'Provider Contacted',
      'Pension Found',
      'Completed',
      'Nothing Found',
      'Duplicate',
    ];
    const traces = statuses.map((status) => trace(status, status));
    expect(portalSummary([{ page: 'documents' }, { page: 'profile' }], traces)).toEqual({
      tasks: 2,
      yourTurn: 1,
      underWay: 2,
      found: 2,
      find: undefined,
    });
  });

  it('counts as many tasks as their list has, and a trace with a task as one of them', () => {
    const traces = [trace('One', 'Nothing Found'), trace('Two', 'Nothing Found')];
    const place = { page: 'trace', id: 'One', name: 'One' } as const;
    expect(portalSummary([place, { page: 'documents' }], traces)).toMatchObject({ tasks: 2, yourTurn: 1 });
  });

  it('counts a pension that two traces found once', () => {
    const linked = (name: string) => ({ ...trace(name, 'Completed'), pension_id: 'pension-1' });
    const traces = [linked('One'), linked('Two'), trace('Three', 'Completed')];
    expect(portalSummary([], traces)).toMatchObject({ tasks: 0, underWay: 0, found: 2, find: undefined });
  });

  it('has the page of the only find: the pension, or the trace until the pension is known', () => {
    const found = { ...trace('One', 'Completed'), pension_id: 'pension-1' };
    expect(portalSummary([], [found]).find).toEqual({ page: 'pension', id: 'pension-1' });
    expect(portalSummary([], [trace('One', 'Pension Found')]).find).toEqual({ page: 'trace', id: 'One' });
    expect(portalSummary([], [trace('One', 'Searching')]).find).toBeUndefined();
  });

  it.each([
    [1, 3, 1, 0, 'One pension found; one thing needs you; three traces are under way.'],
    [2, 1, 2, 0, 'Two pensions found; two things need you; one trace is under way.'],
    [2, 1, 0, 3, 'Two things need you; one trace is under way.'],
    [0, 1, 0, 0, 'Nothing needs you now; one trace is under way.'],
    [0, 0, 0, 1, 'One trace waits for you.'],
    [0, 0, 1, 2, 'One pension found; two traces wait for you.'],
    [0, 0, 1, 0, 'One pension found; nothing needs you now.'],
    [12, 0, 1200, 0, '1,200 pensions found; 12 things need you.'],
    [0, 0, 0, 0, 'Nothing needs you now.'],
  ])('writes %i, %i, %i and %i in words', (tasks, underWay, found, yourTurn, words) => {
    expect(summaryText(summaryParts({ tasks, yourTurn, underWay, found, find: undefined }))).toBe(words);
  });
});

describe('the page of a task', () => {
  const traces = [trace('Milton Mills', 'Searching'), trace('Milton Mills (Northern)', 'Searching')];
  const task = (title: string, changes: { description?: string; page?: string } = {}) => ({
    id: '1',
    title,
    ...changes,
  });

  it('is the task’s page', () => {
    expect(taskPlace(task('About Milton Mills', { page: 'documents' }), traces)).toEqual({ page: 'documents' });
  });

  it('is the trace whose employer is in its text, the longest name first', () => {
    expect(taskPlace(task('A payslip', { description: 'It is for milton mills (northern).' }), traces)).toEqual({
      page: 'trace',
      id: 'Milton Mills (Northern)',
      name: 'Milton Mills (Northern)',
    });
    expect(taskPlace(task('Look for Milton Mills'), traces)).toMatchObject({ page: 'trace', id: 'Milton Mills' });
  });

  it('is the support page without either, or for an unknown page', () => {
    expect(taskPlace(task('Call us'), traces)).toEqual({ page: 'support' });
    expect(taskPlace(task('Call us', { page: 'signUp' }), [trace(' ', 'Searching')])).toEqual({ page: 'support' });
  });
});
