import { render, waitFor } from '@testing-library/react';
import { createRef, type ComponentType, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { screens, type LiveScreen } from '../../docs/live/screens';
import * as main from '../../src/index';
import { createMemoryAdapter, type MemoryScenarioName } from '../../src/memory';
import type { PensionTraceFormScreenProps } from '../../src/ui/asScreen';
import { PensionTraceProvider } from '../../src/provider/PensionTraceProvider';
import { stillClock } from '../provider/renderWithAdapter';

const nothing = () => undefined;

/** The provider is no screen. */
const others = ['PensionTraceProvider'];
const errors = ['BackendError', 'PictureError'];

function renderScreen(scenario: MemoryScenarioName, element: ReactElement) {
  return render(
    <PensionTraceProvider adapter={createMemoryAdapter(scenario)} clock={stillClock} onWarning={nothing}>
      {element}
    </PensionTraceProvider>,
  );
}

it('covers every screen of the main entry', () => {
  const exported = Object.keys(main).filter((name) => /^[A-Z]/.test(name));
  expect(exported.filter((name) => ![...others, ...errors].includes(name)).sort()).toEqual(Object.keys(screens).sort());
});

describe.each(Object.entries<LiveScreen>(screens))('%s', (_name, [scenario, element]) => {
  it('puts className and ref on its one root element, while it loads and after', async () => {
    const ref = createRef<HTMLElement>();
    renderScreen(scenario, element({ className: 'from-the-host', ref }));
    const rooted = () => [...document.querySelectorAll('.from-the-host')];
    await waitFor(() => expect(rooted()).toHaveLength(1));
    expect(rooted()).toEqual([ref.current]);
    await waitFor(() => expect(document.querySelector('.ptr-skeleton')).toBeNull());
    expect(rooted()).toEqual([ref.current]);
  });
});

it.each(Object.entries<LiveScreen>(screens))(
  '%s focuses its heading once with focusHeading',
  async (_name, [scenario, element]) => {
    const ref = createRef<HTMLElement>();
    renderScreen(scenario, element({ ref, focusHeading: true }));
    await waitFor(() => expect(ref.current).not.toBeNull());
    await waitFor(() => expect(document.querySelector('.ptr-skeleton')).toBeNull());
    // A card has no page heading.
    const heading = ref.current?.querySelector('.ptr-screen__heading') ?? null;
    expect(document.querySelector('.ptr-screen__heading:focus')).toBe(heading);
  },
);

type Slotted = ComponentType<PensionTraceFormScreenProps>;
interface FormCase {
  scenario: MemoryScenarioName;
  Form: Slotted;
  /** The prefilled screen, with a label and its expected value. */
  known?: { element: ReactElement; label: string; value: string };
}

const required = {
  MarketingPreferences: { id: 'customer-1', email: 'margaret@example.com' },
  ResetPasswordForm: { onContinue: nothing },
  StopNews: { token: 'news-1' },
};
const email = 'margaret@example.com';
const provider = { provider: 'Aviva' };

/** Every screen with a form. Those without `known` have only secrets, ticks, signatures or the server's own values. */
const forms: Readonly<Record<string, FormCase>> = {
  AddPensionForm: {
    scenario: 'add-pension',
    Form: main.AddPensionForm,
    known: { element: <main.AddPensionForm defaultValues={provider} />, label: 'Pension provider', value: 'Aviva' },
  },
  AddressFinder: {
    scenario: 'address',
    Form: main.AddressFinder,
    known: {
      element: <main.AddressFinder defaultValues={{ mode: 'manual', city: 'Leeds' }} />,
      label: 'Town or city',
      value: 'Leeds',
    },
  },
  AuthorisationPad: { scenario: 'authorisation', Form: main.AuthorisationPad },
  CancelledApplication: { scenario: 'cancelled', Form: main.CancelledApplication },
  ForgotPasswordForm: {
    scenario: 'logged-out',
    Form: main.ForgotPasswordForm,
    known: { element: <main.ForgotPasswordForm defaultValues={{ email }} />, label: 'Email', value: email },
  },
  LogInForm: {
    scenario: 'logged-out',
    Form: main.LogInForm,
    known: { element: <main.LogInForm defaultValues={{ email }} />, label: 'Email', value: email },
  },
  MarketingPreferences: {
    scenario: 'logged-out',
    Form: (props) => <main.MarketingPreferences {...required.MarketingPreferences} {...props} />,
  },
  PensionForm: {
    scenario: 'portal',
    Form: main.PensionForm,
    known: { element: <main.PensionForm defaultValues={provider} />, label: 'Pension provider', value: 'Aviva' },
  },
  PersonalDetailsForm: {
    scenario: 'personal',
    Form: main.PersonalDetailsForm,
    known: {
      element: <main.PersonalDetailsForm defaultValues={{ phoneNumber: '07700 900123' }} />,
      label: 'Phone number',
      value: '07700 900123',
    },
  },
  ReasonForm: { scenario: 'reason', Form: main.ReasonForm },
  ResetPasswordForm: {
    scenario: 'password-recovery',
    Form: (props) => <main.ResetPasswordForm {...required.ResetPasswordForm} {...props} />,
  },
  SecondStepForm: { scenario: 'second-step', Form: main.SecondStepForm },
  SignUpForm: {
    scenario: 'logged-out',
    Form: main.SignUpForm,
    known: { element: <main.SignUpForm defaultValues={{ firstName: 'Ada' }} />, label: 'First name', value: 'Ada' },
  },
  StopNews: { scenario: 'logged-out', Form: (props) => <main.StopNews {...required.StopNews} {...props} /> },
  TraceForm: {
    scenario: 'portal',
    Form: main.TraceForm,
    known: { element: <main.TraceForm defaultValues={{ title: 'Weaver' }} />, label: 'Job title', value: 'Weaver' },
  },
  TraceWizard: {
    scenario: 'create-trace',
    Form: main.TraceWizard,
    known: { element: <main.TraceWizard defaultValues={{ title: 'Weaver' }} />, label: 'Job title', value: 'Weaver' },
  },
};

describe.each(Object.entries(forms))('the form screen %s', (_name, { scenario, Form }) => {
  it('renders the slots for the heading and the panel', async () => {
    const slots = { heading: <em>Our own heading</em>, aside: <p>Our own panel</p> };
    const { findByRole, findByText } = renderScreen(scenario, <Form className="from-the-host" slots={slots} />);
    expect(await findByRole('heading', { name: 'Our own heading' })).toBeVisible();
    expect(await findByText('Our own panel')).toBeVisible();
    expect(document.querySelectorAll('.from-the-host')).toHaveLength(1);
    expect(document.querySelector('.from-the-host')).toHaveTextContent('Our own panel');
  });
});

const prefilled = Object.entries(forms).flatMap(([name, { scenario, known }]) =>
  known ? [{ name, scenario, ...known }] : [],
);

it.each(prefilled)('$name starts with defaultValues', async ({ scenario, element, label, value }) => {
  const { findByLabelText } = renderScreen(scenario, element);
  expect(await findByLabelText(new RegExp(`^${label}`))).toHaveValue(value);
});
