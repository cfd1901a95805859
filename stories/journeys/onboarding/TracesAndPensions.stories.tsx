import {
  AddPensionForm,
  KnownPensions,
  OnboardingProgress,
  PensionList,
  progressOf,
  stepForTags,
  type PensionTracePageName,
  TraceList,
  TraceWizard,
  useAccount,
} from '@pension-trace/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { adapterOf } from '../../withPensionTrace';

const screens: Readonly<Partial<Record<PensionTracePageName, ReactNode>>> = {
  createTrace: <TraceWizard />,
  traces: <TraceList />,
  knownPensions: <KnownPensions />,
  addPension: <AddPensionForm />,
  pensions: <PensionList />,
};

/** Shows the screen of the customer's step, as an application does. */
function TracesAndPensions() {
  const account = useAccount();
  if (account.status !== 'success') return null;
  const step = stepForTags(account.user.tags);
  if (step === undefined) return null;
  const progress = progressOf(step);
  return (
    <>
      {progress !== undefined && <OnboardingProgress step={progress} />}
      {screens[step] ?? <p>The next step is {step}</p>}
    </>
  );
}

const meta = {
  title: 'Journeys/Traces and pensions',
  component: TracesAndPensions,
  parameters: { pensionTrace: { scenario: 'create-trace' } },
} satisfies Meta<typeof TracesAndPensions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FromTheFirstTraceToTheAuthorisation: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    const press = async (name: string) => userEvent.click(await canvas.findByRole('button', { name }));
    const waitForPage = (name: string) => canvas.findByRole('heading', { level: 1, name });

    await waitForPage("Let's Trace Your First Pension");
    await userEvent.type(canvas.getByLabelText('Employer'), 'Milton Mills');
    await press('Next');
    await press('Skip & Create Trace');
    await waitForPage('Would You Like To Trace Another Pension?');
    await press('Trace Another Pension');
    await waitForPage("Let's Trace Another Pension");
    await press('Cancel');
    await waitForPage('Would You Like To Trace Another Pension?');
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(1);
    await press('Continue Application');
    await waitForPage('Help Us Help You: Add Your Known Pensions');
    await press('Add Pension');
    await waitForPage("Let's Add Your First Pension");
    await userEvent.type(canvas.getByLabelText('Pension provider'), 'Royal London');
    await userEvent.type(canvas.getByLabelText('Policy number'), 'RL-1997');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I am still paying in' }));
    await userEvent.type(canvas.getByLabelText('Start year (Approximately)'), '1997');
    await press('Add Pension');
    await waitForPage('Would You Like To Add Another Pension?');
    await press('Continue Application');
    await expect(await canvas.findByText('The next step is authorisation')).toBeVisible();

    const reads = ['portal_user', 'portal_user_traces', 'portal_user_pensions', 'portal_provider_search'];
    const sent = adapterOf(loaded).calls.map(({ name }) => name);
    await expect(
      sent.filter((name) => name.startsWith('portal_') && !reads.includes(name) && !/count/.test(name)),
    ).toEqual([
      'portal_create_trace',
      'portal_trace_add',
      'portal_create_trace_cancel',
      'portal_trace_continue',
      'portal_known_pensions_add',
      'portal_create_pension',
      'portal_pension_continue',
    ]);
  },
};
