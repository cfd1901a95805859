import { describe, expect, it, vi } from 'vitest';
import { BackendError } from '../../src/backend/BackendError';
import { portalActivity, portalTraceAdd } from '../../src/backend/contracts/traces';
import { createBackend } from '../../src/backend/createBackend';
import { createAdapter } from '../../src/adapter';
import { createMemoryAdapter } from '../../src/memory';

const input = { p_entity_type: 6, p_entity_id: 'trace-1' };

describe('a backend without a procedure', () => {
  it('returns the fallback reply, with a warning and no error', async () => {
    const onError = vi.fn();
    const onWarning = vi.fn();
    const backend = createBackend(createMemoryAdapter('portal', { without: ['portal_activity'] }), {
      onError,
      onWarning,
    });
    const ifMissing = { reply: [], effect: 'The list is empty.' };
    await expect(backend.call(portalActivity, input, { ifMissing })).resolves.toEqual([]);
    expect(onWarning.mock.calls).toEqual([['The backend has no procedure portal_activity. The list is empty.']]);
    expect(onError).not.toHaveBeenCalled();
  });

  it('returns the fallback reply without an onWarning handler', async () => {
    const backend = createBackend(createMemoryAdapter('portal', { without: ['portal_activity'] }));
    const ifMissing = { reply: [], effect: 'The list is empty.' };
    await expect(backend.call(portalActivity, input, { ifMissing })).resolves.toEqual([]);
  });

  it('reports any other failure and returns no fallback reply', async () => {
    const onError = vi.fn();
    const onWarning = vi.fn();
    const fail = { portal_activity: new BackendError('unexpected', 'boom') };
    const backend = createBackend(createMemoryAdapter('portal', { fail }), { onError, onWarning });
    const ifMissing = { reply: [], effect: 'The list is empty.' };
    await expect(backend.call(portalActivity, input, { ifMissing })).rejects.toThrow('boom');
    expect(onError).toHaveBeenCalledOnce();
    expect(onWarning).not.toHaveBeenCalled();
    expect(backend.hasProcedure(portalActivity)).toBe(true);
  });

  it('reports the error of a call without a fallback, and remembers that the procedure is missing', async () => {
    const onError = vi.fn();
    const backend = createBackend(createMemoryAdapter('traces', { without: ['portal_trace_add'] }), { onError });
    expect(backend.hasProcedure(portalTraceAdd)).toBe(true);
    await expect(backend.call(portalTraceAdd, undefined)).rejects.toMatchObject({ code: 'not-implemented' });
    expect(onError).toHaveBeenCalledOnce();
    expect(backend.hasProcedure(portalTraceAdd)).toBe(false);
  });

  it('knows its procedures before the first call if its adapter is made of parts', () => {
    const backend = createBackend(createAdapter({ procedures: { portal_activity: async () => [] } }));
    expect(backend.hasProcedure(portalTraceAdd)).toBe(false);
    expect(backend.hasProcedure(portalActivity)).toBe(true);
  });
});
