import { QueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { Agreement } from '../../../src/backend/contracts/agreements';
import { useAuthorisation, type UseAuthorisationOptions } from '../../../src/features/authorisation/useAuthorisation';
import { PensionTraceProvider } from '../../../src/provider/PensionTraceProvider';
import { createMemoryAdapter } from '../../../src/memory';
import { stillClock } from '../../provider/renderWithAdapter';
import { payloadsOf } from '../payloadsOf';
import { faintPicture, smallPicture } from './pictures';

const more: Agreement = { id: 'fees', version: 1, name: 'Fees', text: 'I know that {company} asks for no fee.' };

function renderAuthorisation(options?: UseAuthorisationOptions) {
  const adapter = createMemoryAdapter('authorisation');
  const queryClient = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PensionTraceProvider adapter={adapter} clock={stillClock} queryClient={queryClient}>
      {children}
    </PensionTraceProvider>
  );
  const view = renderHook(() => useAuthorisation(options), { wrapper });
  const ticks = () => view.result.current.agreements.map(({ isAgreed }) => isAgreed);
  const tickAll = () => {
    for (const index of ticks().keys()) act(() => view.result.current.agreements[index]?.agree(true));
  };
  const isReady = () => waitFor(() => expect(view.result.current.letter.status).toBe('success'));
  /** Changes the agreements in the database, and refetches them. */
  const change = async (agreements: Agreement[]) => {
    adapter.state.agreements = agreements;
    await act(() => queryClient.invalidateQueries());
  };
  return { ...view, adapter, ticks, tickAll, isReady, change };
}

describe('useAuthorisation', () => {
  it('starts unticked, and unticks all agreements when one is added or its wording changes', async () => {
    const { adapter, ticks, tickAll, isReady, change } = renderAuthorisation();
    await isReady();
    const [first, ...others] = adapter.state.agreements;
    if (!first) throw new Error('There are no agreements.');
    expect(ticks()).toEqual([false, false]);
    tickAll();
    expect(ticks()).toEqual([true, true]);
    await change([first, ...others, more]);
    expect(ticks()).toEqual([false, false, false]);
    tickAll();
    await change([{ ...first, version: 2 }, ...others, more]);
    expect(ticks()).toEqual([false, false, false]);
    tickAll();
    expect(ticks()).toEqual([true, true, true]);
  });

  it('returns the database’s agreements with their wordings', async () => {
    const { result, isReady, change } = renderAuthorisation();
    await isReady();
    expect(result.current.needsHmrc).toBe(true);
    await change([more]);
    expect(result.current.needsHmrc).toBe(false);
    expect(result.current.companyName).toBe('Lantern Pension Tracing');
    expect(result.current.agreements).toMatchObject([
      { id: 'fees', text: 'I know that Lantern Pension Tracing asks for no fee.' },
    ]);
  });

  it('returns the signer and the date', async () => {
    const { result, isReady } = renderAuthorisation();
    await isReady();
    expect(result.current.signer).toEqual({
      name: 'Mrs Margaret Hale',
      previousNames: ['Margaret Thornton'],
      address: ['12 Sample Street', 'Sampleton', 'EX71 3AA'],
    });
    expect(result.current.date).toBe('10 March 2026');
  });

  it.each([
    [faintPicture, smallPicture, { screenshot: 'taken', faint: true }],
    [smallPicture, faintPicture, { screenshot: 'faint' }],
  ])('sends a signature and a picture that are hard to read, and says so', async (signature, picture, said) => {
    const { result, adapter, tickAll, isReady } = renderAuthorisation({
      captureScreenshot: () => Promise.resolve(picture),
    });
    await isReady();
    tickAll();
    act(() => result.current.draw({ image: signature, strokes: [] }));
    act(() => result.current.submit());
    await waitFor(() => expect(result.current.state.status).toBe('success'));
    const [signed] = adapter.state.customers[0]?.authorisations ?? [];
    expect(signed).toMatchObject({ signature, screenshot: picture });
    expect(signed?.evidence).toEqual({ method: 'drawn', wording: signed?.evidence.wording, ...said });
  });

  it('sends no picture without captureScreenshot', async () => {
    const { result, adapter, tickAll, isReady } = renderAuthorisation();
    await isReady();
    tickAll();
    act(() => result.current.draw({ image: smallPicture, strokes: [] }));
    expect(result.current.signature).toBe(smallPicture);
    act(() => result.current.draw(null));
    expect(result.current.signature).toBeNull();
    act(() => result.current.setMethod('typed'));
    act(() => result.current.type('Margaret Hale', smallPicture));
    act(() => result.current.submit());
    await waitFor(() => expect(result.current.state.status).toBe('success'));
    expect(payloadsOf(adapter, 'portal_authorisation')).toEqual([
      { p_data_protection: true, p_hmrc_authorised: true, p_signature: smallPicture, p_screenshot: null },
    ]);
    const [call] = adapter.calls.filter(({ name }) => name === 'portal_authorisation');
    expect(call?.headers['X-Evidence']).toContain('"screenshot":"not-attempted"');
    expect(call?.headers['Idempotency-Key']).toBeTruthy();
  });
});
