import * as main from '@pension-trace/react';
import { getScenario, type MemoryScenarioName } from '@pension-trace/react/memory';
import type { ReactElement } from 'react';

const nothing = () => undefined;
const [customer] = getScenario('portal').customers ?? [];
const [trace, pension] = [customer?.traces?.[0], customer?.pensions?.[0]];
if (!trace || !pension) throw new Error('The samples are empty.');
const link = { tokenHash: 'token', type: 'recovery' } as const;
const tourSteps = [{ selector: 'body', title: 'Your traces', content: 'They are here.' }];

/** A scenario of the memory adapter, and the screen with the props of its root element. */
export type LiveScreen = [MemoryScenarioName, (root: main.PensionTraceScreenProps) => ReactElement];

/** Every screen of the main entry, with the situation in which it renders. */
export const screens = {
  AddPensionForm: ['add-pension', (root) => <main.AddPensionForm {...root} />],
  AddressFinder: ['address', (root) => <main.AddressFinder {...root} />],
  AuthorisationPad: ['authorisation', (root) => <main.AuthorisationPad {...root} />],
  CancelledApplication: ['cancelled', (root) => <main.CancelledApplication {...root} />],
  ContactModal: ['portal', (root) => <main.ContactModal isOpen onClose={nothing} {...root} />],
  DocumentCards: ['portal', (root) => <main.DocumentCards {...root} />],
  DocumentsPage: ['portal', (root) => <main.DocumentsPage {...root} />],
  ExpiredLink: ['logged-out', (root) => <main.ExpiredLink {...root} />],
  ForgotPasswordForm: ['logged-out', (root) => <main.ForgotPasswordForm {...root} />],
  GuidePage: ['portal', (root) => <main.GuidePage id="guide-1" {...root} />],
  HelpfulSection: ['portal', (root) => <main.HelpfulSection {...root} />],
  KnownPensions: ['known-pensions', (root) => <main.KnownPensions {...root} />],
  LoadingScreen: ['portal', (root) => <main.LoadingScreen {...root} />],
  LogInForm: ['logged-out', (root) => <main.LogInForm {...root} />],
  MarketingPreferences: [
    'logged-out',
    (root) => <main.MarketingPreferences id="customer-1" email="margaret@example.com" {...root} />,
  ],
  NoStep: ['portal', (root) => <main.NoStep {...root} />],
  NotEligible: ['not-eligible', (root) => <main.NotEligible {...root} />],
  NotificationSettings: ['portal', (root) => <main.NotificationSettings {...root} />],
  OnboardingProgress: ['reason', (root) => <main.OnboardingProgress step={3} {...root} />],
  OpenLink: ['logged-out', (root) => <main.OpenLink link={link} {...root} />],
  PensionDetails: ['portal', (root) => <main.PensionDetails id={pension.id} {...root} />],
  PensionForm: ['portal', (root) => <main.PensionForm {...root} />],
  PensionRow: ['portal', (root) => <main.PensionRow pension={pension} {...root} />],
  PensionTraceTopBar: ['portal', (root) => <main.PensionTraceTopBar {...root} />],
  PensionList: ['pensions', (root) => <main.PensionList {...root} />],
  PersonalDetailsForm: ['personal', (root) => <main.PersonalDetailsForm {...root} />],
  PortalAddresses: ['portal', (root) => <main.PortalAddresses {...root} />],
  PortalDashboard: ['portal', (root) => <main.PortalDashboard {...root} />],
  ProblemScreen: [
    'portal',
    (root) => <main.ProblemScreen error={new main.BackendError('timeout', 'Slow')} onRetry={nothing} {...root} />,
  ],
  Processing: ['processing', (root) => <main.Processing {...root} />],
  Profile: ['portal', (root) => <main.Profile loadingTime={0} {...root} />],
  ReasonForm: ['reason', (root) => <main.ReasonForm {...root} />],
  ResetPasswordForm: ['password-recovery', (root) => <main.ResetPasswordForm onContinue={nothing} {...root} />],
  SecondStepForm: ['second-step', (root) => <main.SecondStepForm {...root} />],
  SignUpForm: ['logged-out', (root) => <main.SignUpForm {...root} />],
  SignedAuthorisation: ['portal', (root) => <main.SignedAuthorisation {...root} />],
  StopNews: ['logged-out', (root) => <main.StopNews token="news-1" {...root} />],
  SupportPage: ['portal', (root) => <main.SupportPage {...root} />],
  TasksSection: ['portal', (root) => <main.TasksSection {...root} />],
  Tour: ['portal', (root) => <main.Tour steps={tourSteps} isRunning onEnded={nothing} {...root} />],
  TraceDetails: ['portal', (root) => <main.TraceDetails id={trace.id} {...root} />],
  TraceForm: ['portal', (root) => <main.TraceForm {...root} />],
  TraceRow: ['portal', (root) => <main.TraceRow trace={trace} {...root} />],
  TraceWizard: ['create-trace', (root) => <main.TraceWizard {...root} />],
  TraceyCard: ['portal', (root) => <main.TraceyCard {...root} />],
  TraceList: ['traces', (root) => <main.TraceList {...root} />],
  TwoStepSetup: ['portal', (root) => <main.TwoStepSetup {...root} />],
  UnexpectedError: ['portal', (root) => <main.UnexpectedError {...root} />],
} satisfies Record<string, LiveScreen>;
