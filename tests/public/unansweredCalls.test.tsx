import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BackendError } from '../../src/backend/BackendError';
import { PensionTraceProvider } from '../../src/provider/PensionTraceProvider';
import { createMemoryAdapter, type MemoryScenarioName } from '../../src/memory';
import { stillClock } from '../provider/renderWithAdapter';
import { hookCases, hookNames, skeletonDelay, type HookCase, type Sending } from './hookCases';
import { unansweredAdapter } from './unansweredAdapter';
import { waitingStatuses } from './waitingStatuses';

const timeout = 50;

const config = { companyName: 'Lantern Pension Tracing', timeout };
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

function neverAnswering(scenario: MemoryScenarioName, answered: readonly string[]) {
  const { adapter, unanswered } = unansweredAdapter(createMemoryAdapter(scenario, { clock: stillClock }), answered);
  const errors: BackendError[] = [];
  const onError = (error: BackendError) => errors.push(error);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PensionTraceProvider adapter={adapter} clock={stillClock} config={config} onError={onError}>
      {children}
    </PensionTraceProvider>
  );
  return { wrapper, unanswered, errors };
}

function sendingOf({ sendings }: HookCase, name: string): Sending {
  const sending = sendings[name];
  if (!sending) throw new Error(`There is no sending '${name}'.`);
  return sending;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('has a case for every public hook', () => {
  expect(Object.keys(hookCases).sort()).toEqual(hookNames);
});

describe.each(hookNames)('%s', (name) => {
  const hook = hookCases[name];
  if (!hook) throw new Error(`${name} has no case in hookCases.ts.`);

  it('waits no longer than the timeout when the session cannot be read', async () => {
    const { wrapper } = neverAnswering('portal', []);
    const { current } = hook.mount(wrapper);
    await pass(timeout + skeletonDelay + 2);
    expect(waitingStatuses(current())).toEqual([]);
  });

  it('waits no longer than the timeout when only the session can be read', async () => {
    const { wrapper } = neverAnswering('portal', ['auth.getSession']);
    const { current } = hook.mount(wrapper);
    await pass(timeout + skeletonDelay + 4);
    expect(waitingStatuses(current())).toEqual([]);
  });

  it.each(Object.keys(hook.sendings))('waits no longer than the timeout to %s', async (sending) => {
    const { scenario, answered, timeouts, delay } = sendingOf(hook, sending);
    const { wrapper, unanswered, errors } = neverAnswering(scenario, ['auth.getSession', ...answered]);
    const { current, actions } = hook.mount(wrapper, sending);
    await pass(timeout + skeletonDelay + 4);
    const before = unanswered.length;
    errors.length = 0;
    for (const action of actions) {
      act(action);
      await pass(0);
    }
    // A separate step, so that React renders the search that starts after the pause.
    await pass(delay);
    await pass(timeout * timeouts + 4);
    expect(unanswered.length).toBeGreaterThan(before);
    expect(waitingStatuses(current())).toEqual([]);
    expect(errors.map(({ code }) => code)).toContain('timeout');
  });
});

describe('an upload without an answer', () => {
  it('ends after ten timeouts, and not before', async () => {
    const { wrapper } = neverAnswering('portal', ['auth.getSession']);
    const hook = hookCases.useDocumentUploads?.mount(wrapper, 'upload');
    await pass(10);
    act(() => hook?.actions[0]?.());
    await pass(timeout * 10 - 1);
    expect(waitingStatuses(hook?.current())).toEqual(['pending']);
    await pass(4);
    expect(waitingStatuses(hook?.current())).toEqual([]);
    expect(hook?.current()).toMatchObject({ uploads: [{ state: { status: 'error', error: { code: 'timeout' } } }] });
  });
});
