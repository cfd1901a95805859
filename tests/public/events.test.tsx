import { act, cleanup } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PensionTraceEvent } from '../../src/provider/events';
import { PensionTraceProvider } from '../../src/provider/PensionTraceProvider';
import { createMemoryAdapter, type MemoryScenarioName } from '../../src/memory';
import { renderHookWithAdapter, stillClock } from '../provider/renderWithAdapter';
import { useSignUp } from '../../src/headless';
import { hookCases, hookNames, skeletonDelay } from './hookCases';
import { unansweredAdapter } from './unansweredAdapter';

const timeout = 50;
const config = { companyName: 'Lantern Pension Tracing', timeout };
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Hooks without events of their own. */
const withoutEvents = ['useAccount', 'useAutocomplete', 'useNavigation', 'useSession'];
/** Sendings that only read. */
const reads = ['find', 'search', 'suggest'];

function recording(scenario: MemoryScenarioName, answered: readonly string[]) {
  const events: PensionTraceEvent[] = [];
  const { adapter } = unansweredAdapter(createMemoryAdapter(scenario, { clock: stillClock }), answered);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <PensionTraceProvider
        adapter={adapter}
        clock={stillClock}
        config={config}
        onError={() => undefined}
        onEvent={(event) => events.push(event)}
      >
        {children}
      </PensionTraceProvider>
    </StrictMode>
  );
  return { events, wrapper };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each(hookNames.filter((name) => !withoutEvents.includes(name)))('%s', (name) => {
  const hook = hookCases[name];
  if (!hook) throw new Error(`${name} has no case in hookCases.ts.`);
  const part = name.charAt(3).toLowerCase() + name.slice(4);

  it('sends one `viewed` and one `left` event', async () => {
    const { events, wrapper } = recording('portal', []);
    hook.mount(wrapper);
    await pass(0);
    cleanup();
    await pass(0);
    const own = events.filter((event) => event.part === part).map(({ type }) => type);
    expect(own).toEqual(['viewed', 'left']);
  });

  it.each(Object.entries(hook.sendings).filter(([sending]) => !reads.includes(sending)))(
    'sends `submitted` and `failed` when it fails to %s',
    async (sending, { scenario, answered, timeouts, delay }) => {
      const { events, wrapper } = recording(scenario, ['auth.getSession', ...answered]);
      const { actions } = hook.mount(wrapper, sending);
      await pass(timeout + skeletonDelay + 4);
      for (const action of actions) {
        act(action);
        await pass(0);
      }
      await pass(delay);
      await pass(timeout * timeouts + 4);
      const sent = events.filter(({ type }) => type !== 'viewed' && type !== 'left');
      expect(sent.map(({ type }) => type)).toEqual(['submitted', 'failed']);
      expect(sent.at(-1)).toMatchObject({ code: 'timeout' });
    },
  );
});

describe('events', () => {
  it('name the refused fields and never their values', async () => {
    const events: PensionTraceEvent[] = [];
    const adapter = createMemoryAdapter('logged-out');
    const { result } = renderHookWithAdapter(() => useSignUp(), adapter, { onEvent: (event) => events.push(event) });
    act(() => result.current.form.setValues({ email: 'marked-value' }));
    await act(async () => result.current.submit());
    expect(events.at(-1)).toEqual({
      part: 'signUp',
      type: 'refused',
      fields: [
        { name: 'firstName', code: 'missing' },
        { name: 'lastName', code: 'missing' },
        { name: 'email', code: 'invalid' },
        { name: 'password', code: 'missing' },
      ],
    });
    expect(JSON.stringify(events)).not.toContain('marked-value');
  });

  it('pass an error of the host’s handler to onError', async () => {
    const { errors } = renderHookWithAdapter(() => useSignUp(), createMemoryAdapter('logged-out'), {
      onEvent() {
        throw new Error('analytics is down');
      },
    });
    await pass(0);
    expect(errors.map(({ message }) => message)).toEqual(['analytics is down']);
  });
});
