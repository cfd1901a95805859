import { describe, expect, it } from 'vitest';
import { portalSummary } from '../../../src/journeys/portal/portalSummary';
import { summaryParts, summaryText } from '../../../src/journeys/portal/summaryParts';
import { taskPlace } from '../../../src/journeys/portal/taskPlace';
import { eventCounts } from '../../../src/texts/eventCounts';
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
    expect(portalSummary(2, traces)).toMatchObject({ tasks: 2, yourTurn: 1, underWay: 2, foundBy: 2 });
  });

  it('counts a pension that two traces found once', () => {
    const linked = (name: string) => ({ ...trace(name, 'Completed'), pension_id: 'pension-1' });
    const traces = [linked('One'), linked('Two'), trace('Three', 'Completed')];
    const { finds, foundBy } = portalSummary(0, traces);
    expect(finds).toHaveLength(2);
    expect(foundBy).toBe(3);
  });

  it('has the page of a find: the pension, or the trace until the pension is known', () => {
    const found = { ...trace('One', 'Completed'), pension_id: 'pension-1' };
    expect(portalSummary(0, [found, trace('Two', 'Pension Found'), trace('Three', 'Searching')]).finds).toEqual([
      { page: 'pension', id: 'pension-1', name: 'One' },
      { page: 'trace', id: 'Two', name: 'Two' },
    ]);
  });

  it.each([
    [1, 3, 1, 0, 'One pension found; one thing needs you; three traces are under way.'],
    [2, 1, 2, 0, 'Two pensions found; two things need you; one trace is under way.'],
    [2, 1, 0, 3, 'Two things need you; three traces wait for you; one trace is under way.'],
    [0, 1, 0, 0, 'Nothing needs you now; one trace is under way.'],
    [0, 0, 0, 1, 'One trace waits for you.'],
    [0, 0, 1, 2, 'One pension found; two traces wait for you.'],
    [0, 0, 1, 0, 'One pension found; nothing needs you now.'],
    [12, 0, 1200, 0, '1,200 pensions found; 12 things need you.'],
    [0, 0, 0, 0, 'Nothing needs you now.'],
  ])('writes %i, %i, %i and %i in words', (tasks, underWay, found, yourTurn, words) => {
    const finds = Array.from({ length: found }, (_, index) => ({
      page: 'trace' as const,
      id: `${index}`,
      name: 'One',
    }));
    const summary = { tasks, yourTurn, underWay, finds, foundBy: found };
    expect(summaryText(summaryParts(summary, eventCounts))).toBe(words);
  });

  it('says that two traces found one pension', () => {
    const finds = [{ page: 'pension' as const, id: 'pension-1', name: 'One' }];
    const summary = { tasks: 0, yourTurn: 0, underWay: 0, finds, foundBy: 2 };
    expect(summaryText(summaryParts(summary, eventCounts))).toBe(
      'Two traces found one pension; nothing needs you now.',
    );
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
