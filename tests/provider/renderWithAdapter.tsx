import { render, renderHook } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import type { BackendError } from '../../src/backend/BackendError';
import type { PensionTraceAdapter } from '../../src/backend/PensionTraceAdapter';
import { PensionTraceProvider } from '../../src/provider/PensionTraceProvider';
import type { LocationProps, ProviderSettings } from '../../src/provider/PensionTraceProviderProps';

type Settings = Omit<ProviderSettings, 'adapter' | 'children'> & LocationProps;

/** A fixed clock: Tuesday 10 March 2026, 10:30 in London. */
export const stillClock = { now: () => new Date('2026-03-10T10:30:00Z') };

/** Live changes reload at once. */
export const atOnce = { reloadWindow: { own: 0, guides: 0 } };

function providerOf(adapter: PensionTraceAdapter, { config, ...settings }: Settings) {
  const errors: BackendError[] = [];
  let keys = 0;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PensionTraceProvider
      adapter={adapter}
      clock={stillClock}
      config={{ ...atOnce, ...(config ?? { companyName: 'Lantern Pension Tracing' }) }}
      createId={() => `test-key-${String((keys += 1))}`}
      onError={(error) => errors.push(error)}
      {...settings}
    >
      {children}
    </PensionTraceProvider>
  );
  return { errors, wrapper };
}

/** Renders a screen under a provider; `errors` collects the calls of `onError`. */
export function renderWithAdapter(element: ReactElement, adapter: PensionTraceAdapter, settings: Settings = {}) {
  const { errors, wrapper } = providerOf(adapter, settings);
  return { ...render(element, { wrapper }), errors };
}

/** Runs a hook under a provider; `errors` collects the calls of `onError`. */
export function renderHookWithAdapter<Result>(
  hook: () => Result,
  adapter: PensionTraceAdapter,
  settings: Settings = {},
) {
  const { errors, wrapper } = providerOf(adapter, settings);
  return { ...renderHook(hook, { wrapper }), errors };
}
