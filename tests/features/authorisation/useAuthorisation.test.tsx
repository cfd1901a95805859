import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { Agreement } from '../../../src/features/authorisation/agreements';
import { useAuthorisation } from '../../../src/features/authorisation/useAuthorisation';
import { PensionTraceProvider } from '../../../src/provider/PensionTraceProvider';
import { createMemoryAdapter } from '../../../src/testing';
import { stillClock } from '../../provider/renderWithAdapter';
import { payloadsOf } from '../payloadsOf';
import { onePixel } from './pictures';

const agreement = (id: string): Agreement => ({ id, version: 1, name: id, text: id });

function renderAuthorisation(initial?: readonly Agreement[], hmrcCutOff?: string) {
  const adapter = createMemoryAdapter('authorisation');
  const config = { companyName: 'Lantern Pension Tracing', hmrcCutOff };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PensionTraceProvider adapter={adapter} clock={stillClock} config={config}>
      {children}
    </PensionTraceProvider>
  );
  const view = renderHook((agreements?: readonly Agreement[]) => useAuthorisation({ agreements }), {
    wrapper,
    initialProps: initial,
  });
  const ticks = () => view.result.current.agreements.map(({ isAgreed }) => isAgreed);
  const tickAll = () => act(() => view.result.current.agreements.forEach(({ agree }) => agree(true)));
  const isReady = () => waitFor(() => expect(view.result.current.account.status).toBe('ready'));
  return { ...view, adapter, ticks, tickAll, isReady };
}

describe('useAuthorisation', () => {
  it('starts unticked and resets when the number of agreements changes', async () => {
    const one = [agreement('one')];
    const two = [agreement('one'), agreement('two')];
    const { ticks, tickAll, isReady, rerender } = renderAuthorisation(two);
    await isReady();
    expect(ticks()).toEqual([false, false]);
    tickAll();
    expect(ticks()).toEqual([true, true]);
    rerender([agreement('one'), agreement('other')]);
    expect(ticks()).toEqual([true, true]);
    rerender(one);
    expect(ticks()).toEqual([false]);
    rerender(two);
    expect(ticks()).toEqual([false, false]);
  });

  it('uses the firm’s cut-off date, and returns the signer and the date', async () => {
    const { result, isReady } = renderAuthorisation(undefined, '1950-01-01');
    await isReady();
    expect(result.current.needsHmrc).toBe(false);
    expect(result.current.agreements.map(({ id }) => id)).toEqual(['data-protection']);
    expect(result.current.signer).toEqual({
      name: 'Margaret Hale',
      address: ['12 Sample Street', 'Sampleton', 'EX71 3AA'],
    });
    expect(result.current.date).toBe('10 March 2026');
  });

  it('sends no picture without captureScreenshot', async () => {
    const { result, adapter, tickAll, isReady } = renderAuthorisation();
    await isReady();
    tickAll();
    act(() => result.current.draw({ image: onePixel, strokes: [] }));
    expect(result.current.signature).toBe(onePixel);
    act(() => result.current.draw(null));
    expect(result.current.signature).toBeNull();
    act(() => result.current.setMethod('typed'));
    act(() => result.current.type('Margaret Hale', onePixel));
    act(() => result.current.submit());
    await waitFor(() => expect(result.current.state.status).toBe('done'));
    expect(payloadsOf(adapter, 'portal_authorisation')).toEqual([
      { p_data_protection: true, p_hmrc_authorised: true, p_signature: onePixel, p_screenshot: null },
    ]);
    const [call] = adapter.calls.filter(({ name }) => name === 'portal_authorisation');
    expect(call?.headers['X-Evidence']).toContain('"screenshot":"not-attempted"');
    expect(call?.headers['Idempotency-Key']).toBeTruthy();
  });
});
