import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import {
  AddPensionForm,
  AddressFinder,
  AuthorisationPad,
  CancelledApplication,
  DocumentsPage,
  KnownPensions,
  PensionDetails,
  PensionList,
  PersonalDetailsForm,
  PortalDashboard,
  Processing,
  Profile,
  ReasonForm,
  TraceDetails,
  TraceList,
  TraceWizard,
} from '../../src';
import { createMemoryAdapter } from '../../src/memory';
import { renderWithAdapter } from '../provider/renderWithAdapter';

const screens: Record<string, ReactElement> = {
  AddPensionForm: <AddPensionForm />,
  AddressFinder: <AddressFinder />,
  AuthorisationPad: <AuthorisationPad />,
  CancelledApplication: <CancelledApplication />,
  DocumentsPage: <DocumentsPage />,
  KnownPensions: <KnownPensions />,
  PensionDetails: <PensionDetails id="1" />,
  PensionList: <PensionList />,
  PersonalDetailsForm: <PersonalDetailsForm />,
  PortalDashboard: <PortalDashboard />,
  Processing: <Processing />,
  Profile: <Profile />,
  ReasonForm: <ReasonForm />,
  TraceDetails: <TraceDetails id="1" />,
  TraceList: <TraceList />,
  TraceWizard: <TraceWizard />,
};

it.each(Object.entries(screens))('%s asks a visitor to log in, with a link', async (_, element) => {
  const { errors } = renderWithAdapter(element, createMemoryAdapter('logged-out'));
  expect(await screen.findByRole('heading', { name: 'Log in to continue' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(errors).toEqual([]);
});

it('a form stays with its text when the session is lost', async () => {
  const adapter = createMemoryAdapter('personal');
  renderWithAdapter(<PersonalDetailsForm />, adapter);
  const phone = await screen.findByLabelText('Phone number');
  await userEvent.type(phone, '07700 900123');
  adapter.state.loggedInAs = null;
  act(() => adapter.announceAuth('logged-out'));
  expect(phone).toBeVisible();
  expect(phone).toHaveValue('07700 900123');
});
