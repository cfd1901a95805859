import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { documentMessages } from '../../src/features/documents/messages';
import { DocumentCards, PensionTraceProvider, PersonalDetailsForm } from '../../src/index';
import { createMemoryAdapter, type MemoryScenarioName } from '../../src/memory';
import { BackendError } from '../../src/backend/BackendError';
import { usePensionTrace } from '../../src/provider/PensionTraceContext';
import { useMessages } from '../../src/texts/useMessages';
import { stillClock } from './renderWithAdapter';

/** An adapter that lists its calls. */
function listing(scenario: MemoryScenarioName) {
  const calls: string[] = [];
  const adapter = createMemoryAdapter(scenario, { clock: stillClock });
  return {
    calls,
    adapter: {
      ...adapter,
      rpc: (...call: Parameters<typeof adapter.rpc>) => (calls.push(call[0]), adapter.rpc(...call)),
    },
  };
}

/** Renders a host whose button renders it again, with a count for its inline settings. */
function renderHost(hostOf: (count: number) => ReactNode) {
  function Host() {
    const [count, setCount] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setCount(count + 1)}>
          Again
        </button>
        {hostOf(count)}
      </>
    );
  }
  render(<Host />);
  return {
    renderAgain: async (times: number) => {
      for (let time = 0; time < times; time += 1) fireEvent.click(screen.getByRole('button', { name: 'Again' }));
      await act(async () => undefined);
    },
  };
}

describe('settings that the host writes inline', () => {
  it('send no request and render no screen when the host renders again', async () => {
    const { adapter, calls } = listing('portal');
    let screenRenders = 0;
    const { renderAgain } = renderHost(() => (
      <PensionTraceProvider
        adapter={adapter}
        clock={{ now: () => new Date('2026-03-10T10:30:00Z') }}
        config={{ companyName: 'Lantern', links: { faqs: 'https://example.com' }, traceGroup: () => undefined }}
        messages={{ documents: { downloadNamed: (name) => ((screenRenders += 1), `Get ${name}`) } }}
        paths={{ logIn: '/in' }}
        navigate={() => undefined}
        useHref={(path) => path}
        onError={() => undefined}
        onEvent={() => undefined}
      >
        <DocumentCards />
      </PensionTraceProvider>
    ));
    await screen.findAllByRole('link', { name: /^Get / });
    const before = { calls: [...calls], screenRenders };
    await renderAgain(5);
    expect({ calls, screenRenders }).toEqual(before);
  });

  it('read the drafts once', async () => {
    const { adapter, calls } = listing('personal');
    const { renderAgain } = renderHost(() => (
      <PensionTraceProvider
        adapter={adapter}
        clock={stillClock}
        config={{ companyName: 'Lantern', keepsDrafts: true }}
        onError={() => undefined}
      >
        <PersonalDetailsForm />
      </PensionTraceProvider>
    ));
    await screen.findByLabelText(/Phone/);
    await waitFor(() => expect(calls).toContain('portal_drafts'));
    await renderAgain(5);
    expect(calls.filter((name) => name === 'portal_drafts')).toHaveLength(1);
  });

  it('change the screens when a value changes, and call the functions of the last render', async () => {
    const { adapter } = listing('portal');
    const errors: string[] = [];
    function Probe() {
      const { config, onError } = usePensionTrace();
      const texts = useMessages('documents', documentMessages);
      return (
        <button type="button" onClick={() => onError(BackendError.from(new Error('A failure')))}>
          {`${config.companyName ?? ''}: ${texts.added('Monday')}`}
        </button>
      );
    }
    const probe = <Probe />;
    const { renderAgain } = renderHost((count) => (
      <PensionTraceProvider
        adapter={adapter}
        config={{ companyName: count < 2 ? 'Lantern' : 'Harbour' }}
        messages={{ documents: { added: (date) => `${date} ${String(count)}` } }}
        onError={() => errors.push(`error after render ${String(count)}`)}
      >
        {probe}
      </PensionTraceProvider>
    ));
    expect(screen.getByText('Lantern: Monday 0')).toBeVisible();
    await renderAgain(1);
    fireEvent.click(screen.getByText('Lantern: Monday 0'));
    expect(errors).toEqual(['error after render 1']);
    await renderAgain(1);
    expect(screen.getByText('Harbour: Monday 2')).toBeVisible();
  });
});

it('warns once about an adapter that each render creates, with the fix', async () => {
  const warnings: string[] = [];
  const { renderAgain } = renderHost(() => (
    <PensionTraceProvider adapter={createMemoryAdapter('portal')} onWarning={(message) => warnings.push(message)}>
      <p>Content</p>
    </PensionTraceProvider>
  ));
  await renderAgain(5);
  expect(warnings).toEqual([expect.stringMatching(/gets a new `adapter` in each render.*outside of components/)]);
});

it('does not warn about an adapter that changes once', async () => {
  const warnings: string[] = [];
  const [one, other] = [createMemoryAdapter('portal'), createMemoryAdapter('portal')];
  const { renderAgain } = renderHost((count) => (
    <PensionTraceProvider adapter={count < 2 ? one : other} onWarning={(message) => warnings.push(message)}>
      <p>Content</p>
    </PensionTraceProvider>
  ));
  await renderAgain(5);
  expect(warnings).toEqual([]);
});
