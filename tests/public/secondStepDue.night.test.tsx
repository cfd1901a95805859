import { act, screen, waitFor } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { BackendError } from '../../src/backend/BackendError';
import * as product from '../../src/index';
import { PensionTraceProvider } from '../../src/provider/PensionTraceProvider';
import { sharedMessages } from '../../src/provider/sharedMessages';
import { uiMessages } from '../../src/ui/messages';
import { createMemoryAdapter } from '../../src/memory';
import { renderHookWithAdapter, renderWithAdapter, stillClock } from '../provider/renderWithAdapter';
import { hookCases, hookNames } from './hookCases';
import { waitingStatuses } from './waitingStatuses';

/** A customer whose password was right and whose code is still due. */
function adapterWithDueStep() {
  return createMemoryAdapter('second-step', { clock: stillClock });
}

it('begins in the state second-step', async () => {
  const { result } = renderHookWithAdapter(() => product.useSession(), adapterWithDueStep());
  await waitFor(() => expect(result.current.status).toBe('second-step'));
});

describe.each(hookNames)('%s while the second step is due', (name) => {
  const hook = hookCases[name];
  if (!hook) throw new Error(`${name} has no case in hookCases.ts.`);

  it.each(['nothing', ...Object.keys(hook.sendings)])('stops waiting after sending: %s', async (sending) => {
    const adapter = adapterWithDueStep();
    const errors: BackendError[] = [];
    const wrapper = ({ children }: { children: ReactNode }) => (
      <PensionTraceProvider
        adapter={adapter}
        clock={stillClock}
        config={{ companyName: 'Lantern Pension Tracing' }}
        onError={(error) => errors.push(error)}
      >
        {children}
      </PensionTraceProvider>
    );
    const { current, actions } = hook.mount(wrapper, sending);
    await waitFor(() => expect(waitingStatuses(current())).toEqual([]));
    for (const action of actions) act(action);
    await waitFor(() => expect(waitingStatuses(current())).toEqual([]));
  });
});

/** The screens that show nothing but a customer's data. */
const screens: Readonly<Record<string, ReactElement>> = {
  AddPensionForm: <product.AddPensionForm />,
  AuthorisationPad: <product.AuthorisationPad />,
  DocumentCards: <product.DocumentCards />,
  DocumentsPage: <product.DocumentsPage />,
  GuidePage: <product.GuidePage id="guide-1" />,
  NotificationSettings: <product.NotificationSettings />,
  PensionDetails: <product.PensionDetails id="pension-1" />,
  PensionList: <product.PensionList />,
  PortalAddresses: <product.PortalAddresses />,
  PortalDashboard: <product.PortalDashboard />,
  Processing: <product.Processing />,
  Profile: <product.Profile />,
  SignedAuthorisation: <product.SignedAuthorisation />,
  SupportPage: <product.SupportPage />,
  TasksSection: <product.TasksSection />,
  TraceDetails: <product.TraceDetails id="trace-1" />,
  TraceWizard: <product.TraceWizard />,
  TraceList: <product.TraceList />,
  TwoStepSetup: <product.TwoStepSetup />,
};

describe.each(Object.entries(screens))('<%s> while the second step is due', (_name, element) => {
  it('asks for the code, or shows an error with a button to try again', async () => {
    const { container } = renderWithAdapter(element, adapterWithDueStep());
    await waitFor(() => {
      const tryAgain = screen.queryAllByRole('button', { name: uiMessages.tryAgain });
      expect(tryAgain.length + screen.queryAllByText(sharedMessages.secondStep).length).toBeGreaterThan(0);
      expect(container.querySelector('.ptr-skeleton, .ptr-loading-screen')).toBeNull();
    });
  });
});
