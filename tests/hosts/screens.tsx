import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { SignUpForm } from '../../src/features/access/SignUpForm';
import { AddressFinder } from '../../src/features/address/AddressFinder';
import { AuthorisationPad } from '../../src/features/authorisation/AuthorisationPad';
import { PersonalDetailsForm } from '../../src/features/personal-details/PersonalDetailsForm';
import { ReasonForm } from '../../src/features/reason/ReasonForm';
import { GuidePage } from '../../src/features/support/GuidePage';
import { TraceWizard } from '../../src/journeys/onboarding/TraceWizard';
import { TraceList } from '../../src/journeys/onboarding/TraceList';
import { PortalDashboard } from '../../src/journeys/portal/PortalDashboard';
import { Profile } from '../../src/journeys/profile/Profile';
import type { MemoryScenarioName } from '../../src/memory';
import { Menu, Modal, TextField } from '../../src/ui';

/** A screen that is compared in every host. */
export interface HostedScreen {
  name: string;
  scenario: MemoryScenarioName;
  element: ReactElement;
  /** Resolves when its content has loaded. */
  isShown: () => Promise<unknown>;
}

const nothing = () => undefined;
/** Waits for the heading: a portal in memory takes longer than a second on a busy machine. */
const heading = () => screen.findByRole('heading', { level: 1 });

export const hostedScreens: HostedScreen[] = [
  {
    name: 'SignUpForm',
    scenario: 'logged-out',
    element: <SignUpForm />,
    isShown: heading,
  },
  {
    name: 'PersonalDetailsForm with errors',
    scenario: 'personal',
    element: <PersonalDetailsForm />,
    isShown: async () => {
      await heading();
      await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
      await screen.findByRole('alert');
    },
  },
  { name: 'AddressFinder', scenario: 'address', element: <AddressFinder />, isShown: heading },
  { name: 'ReasonForm', scenario: 'reason', element: <ReasonForm />, isShown: heading },
  {
    name: 'TraceWizard',
    scenario: 'create-trace',
    element: <TraceWizard onCompleted={nothing} onCancelled={nothing} />,
    isShown: heading,
  },
  {
    name: 'TraceList',
    scenario: 'many-traces',
    element: <TraceList />,
    isShown: () => screen.findAllByRole('listitem'),
  },
  { name: 'AuthorisationPad', scenario: 'authorisation', element: <AuthorisationPad />, isShown: heading },
  {
    name: 'PortalDashboard',
    scenario: 'portal',
    element: <PortalDashboard />,
    isShown: () => screen.findByRole('list', { name: 'With the provider' }),
  },
  {
    name: 'GuidePage',
    scenario: 'portal',
    element: <GuidePage id="guide-1" />,
    isShown: () => screen.findByRole('article'),
  },
  { name: 'Profile', scenario: 'portal', element: <Profile loadingTime={0} />, isShown: heading },
  {
    name: 'Modal',
    scenario: 'portal',
    element: (
      <Modal isOpen onClose={nothing} heading="Create New Trace">
        <p>Leave out what you do not remember.</p>
        <TextField label="Employer" hint="The name on a payslip" error="Please enter an employer" />
      </Modal>
    ),
    isShown: () => screen.findByRole('dialog'),
  },
  {
    name: 'Menu',
    scenario: 'portal',
    element: (
      <Menu label="Your account" isOpen items={[{ id: 'profile', label: 'Profile', icon: 'user' }]} onAction={nothing}>
        Margaret
      </Menu>
    ),
    isShown: () => screen.findByRole('menu'),
  },
];
