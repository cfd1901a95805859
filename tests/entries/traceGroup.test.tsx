import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { PensionTraceProvider } from '../../src/provider/PensionTraceProvider';
import { useTraceGroup } from '../../src/entries/useTraceGroup';
import { createMemoryAdapter } from '../../src/memory';

const adapter = createMemoryAdapter('portal');
const wrapper = ({ children }: { children: ReactNode }) => (
  <PensionTraceProvider
    adapter={adapter}
    config={{ traceGroup: ({ name }) => (name === 'Form Needed' ? 'customer' : undefined) }}
  >
    {children}
  </PensionTraceProvider>
);

it('uses the host’s rule first, then name and colour', () => {
  const { result } = renderHook(() => useTraceGroup(), { wrapper });
  expect(result.current({ name: 'Form Needed' })).toBe('customer');
  expect(result.current({ name: 'Searching' })).toBe('firm');
  expect(result.current({ name: 'Paid Out', colour: 'success' })).toBe('finished');
});
