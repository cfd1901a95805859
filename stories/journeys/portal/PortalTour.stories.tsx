import { BackendError, PensionTraceTopBar, PortalDashboard, Tour } from '@pension-trace/react';
import { Card, Screen } from '@pension-trace/react/ui';
import type { UseTourResult } from '@pension-trace/react/headless';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { sentTo } from '../../sentTo';
import { findDialog } from '../../findDialog';

/** The dashboard under the top bar on a customer's first visit. */
function FirstVisit() {
  return (
    <>
      <PensionTraceTopBar hasProfileMenu />
      <main>
        <PortalDashboard />
      </main>
    </>
  );
}

const meta = {
  title: 'Portal/Tour',
  excludeStories: ['byStatus'],
  component: FirstVisit,
  parameters: {
    layout: 'fullscreen',
    // Dialogs cover their page, so the documentation shows each story in its own frame.
    docs: { story: { inline: false, iframeHeight: 720 } },
    pensionTrace: { scenario: 'portal-first-visit' },
  },
} satisfies Meta<typeof FirstVisit>;

export default meta;
type Story = StoryObj<typeof meta>;

const titles = [
  'Your traces',
  'Trace another pension',
  'Your pensions',
  'Add another pension',
  'Your profile',
  'Ask Tracey',
  'Your tasks',
];

async function findStep(name: string) {
  await waitFor(() => expect(screen.getByRole('dialog', { name })).toHaveFocus());
  return within(screen.getByRole('dialog', { name }));
}

async function startTour() {
  await userEvent.click(await screen.findByRole('button', { name: 'Start The Tour Of Your Portal' }));
  return findStep('Your traces');
}

/** Goes from the welcome to a step with the arrow key. Steps count from 1. */
async function goTo(step: number) {
  await startTour();
  for (const title of titles.slice(1, step)) {
    await userEvent.keyboard('{ArrowRight}');
    await findStep(title);
  }
  const card = await findStep(titles[step - 1] ?? '');
  // The card fades in.
  await waitFor(() => expect(card.getByText(`${step} of 7`)).toBeVisible());
  await expect(card.getByRole('button', { name: step === 1 ? 'Cancel' : 'Back' })).toBeVisible();
  await expect(card.getByRole('button', { name: step === 7 ? 'Finish' : 'Next' })).toBeVisible();
  return card;
}

export const Welcome: Story = {
  play: async ({ loaded }) => {
    const dialog = within(await findDialog({ name: 'Welcome To Your Pension Dashboard' }));
    await waitFor(() => expect(dialog.getByText('Your pension tracing is under way.')).toBeVisible());
    await expect(dialog.getByRole('button', { name: 'Start The Tour Of Your Portal' })).toBeVisible();
    await expect(sentTo(loaded, 'portal_end_tour')).toEqual([]);
  },
};

export const Step1TheTraces: Story = { name: 'Step 1, the traces', play: async () => void (await goTo(1)) };

export const Step2AnotherTrace: Story = { name: 'Step 2, another trace', play: async () => void (await goTo(2)) };

export const Step3ThePensions: Story = { name: 'Step 3, the pensions', play: async () => void (await goTo(3)) };

export const Step4AnotherPension: Story = { name: 'Step 4, another pension', play: async () => void (await goTo(4)) };

export const Step5TheProfileMenu: Story = {
  name: 'Step 5, the profile menu',
  play: async () => {
    await goTo(5);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Profile' })).toBeVisible());
    await findStep('Your profile');
  },
};

export const Step6Contact: Story = { name: 'Step 6, contact', play: async () => void (await goTo(6)) };

export const Step6TraceyUnavailable: Story = {
  name: 'Step 6, Tracey unavailable',
  parameters: { pensionTrace: { scenario: 'portal-first-visit', now: '2026-03-14T10:30:00Z' } },
  play: async ({ canvas }) => {
    await goTo(6);
    await expect(canvas.getByText('Unavailable')).toBeVisible();
  },
};

export const Step7TheTasks: Story = {
  name: 'Step 7, the tasks',
  play: async ({ loaded }) => {
    await goTo(7);
    await expect(sentTo(loaded, 'portal_end_tour')).toEqual([]);
  },
};

export const Finished: Story = {
  play: async ({ loaded }) => {
    const card = await goTo(7);
    await userEvent.dblClick(card.getByRole('button', { name: 'Finish' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(sentTo(loaded, 'portal_end_tour')).toHaveLength(1));
  },
};

export const EndRefusedByTheServer: Story = {
  parameters: {
    pensionTrace: {
      scenario: 'portal-first-visit',
      memory: { fail: { portal_end_tour: new BackendError('refused', 'The tour cannot end just now.') } },
    },
  },
  play: async ({ loaded }) => {
    const card = await startTour();
    await userEvent.click(card.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(sentTo(loaded, 'portal_end_tour')).toHaveLength(1));
  },
};

export const OnAPhone: Story = {
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  tags: ['phone'],
  play: async ({ canvas }) => {
    await goTo(3);
    await expect(canvas.getByLabelText('Show')).toHaveValue('pensions');
  },
};

export const DarkTheme: Story = {
  name: 'Dark theme',
  globals: { theme: 'dark' },
  play: async () => void (await goTo(2)),
};

const onEnded = fn();

/** A host's page with its own tour. */
function BranchPage({ selector }: { selector: string }) {
  const [isRunning, setIsRunning] = useState(true);
  return (
    <main>
      <Screen heading="Our branches">
        <div id="opening-hours">
          <Card heading="Opening hours">
            <p>Monday to Friday, 9 am to 4 pm.</p>
          </Card>
        </div>
        <Tour
          isRunning={isRunning}
          timeout={0}
          onEnded={(result) => {
            onEnded(result);
            setIsRunning(false);
          }}
          steps={[
            {
              selector,
              title: 'When we are here',
              content: (
                <>
                  <p>You need no appointment.</p>
                  <p>
                    Bring a <strong>letter with your address</strong>.
                  </p>
                </>
              ),
            },
            { selector: 'h1', title: 'Every branch', content: 'All of them keep the same hours.' },
          ]}
        />
      </Screen>
    </main>
  );
}

/** Calls `onEnded` with how the tour ended. */
export const Closed: Story = {
  render: () => <BranchPage selector="#opening-hours" />,
  play: async () => {
    onEnded.mockClear();
    const card = await findStep('When we are here');
    await userEvent.click(card.getByRole('button', { name: 'Close the tour' }));
    await expect(onEnded.mock.calls).toEqual([[{ ending: 'closed' }]]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const OwnSteps: Story = {
  name: 'Your own steps',
  render: () => <BranchPage selector="#opening-hours" />,
  play: async () => {
    onEnded.mockClear();
    const first = await findStep('When we are here');
    await expect(first.getByText('1 of 2')).toBeVisible();
    await userEvent.click(first.getByRole('button', { name: 'Next' }));
    const second = await findStep('Every branch');
    await userEvent.click(second.getByRole('button', { name: 'Back' }));
    await findStep('When we are here');
    await expect(onEnded).not.toHaveBeenCalled();
  },
};

export const ElementMissing: Story = {
  render: () => <BranchPage selector="#closed-today" />,
  play: async () => {
    onEnded.mockClear();
    await findStep('When we are here');
    await userEvent.keyboard('{ArrowRight}');
    await findStep('Every branch');
    await userEvent.keyboard('{ArrowLeft}');
    const card = (await findStep('When we are here')).getByText('You need no appointment.');
    await waitFor(() => expect(card.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight / 4));
    await expect(onEnded).not.toHaveBeenCalled();
  },
};

export const byStatus = { off: Finished, on: Step1TheTraces, idle: Welcome } satisfies Record<
  UseTourResult['state']['status'],
  Story
>;
