import type { ScenarioName } from '../../src/testing';

/** A screen in use, and the customer of the memory adapter for whom it is due. */
export interface ScreenExample {
  scenario: ScenarioName;
  /** What stands inside the provider, or instead of it. */
  jsx: string;
  /** Statements before the return, for a screen that needs state or data. */
  body?: string;
}

const onCompleted = 'onCompleted={({ tags }) => console.log(stepForTags(tags ?? []))}';

/** One example for each component of the main entry. */
export const screenExamples: Readonly<Record<string, ScreenExample>> = {
  PensionTracing: {
    scenario: 'signed-out',
    jsx: `<PensionTracing adapter={adapter} config={{ companyName: 'Your Firm' }} routing="path" basePath="/pensions" />`,
  },
  PensionTraceOnboarding: {
    scenario: 'personal',
    jsx: `<PensionTraceOnboarding adapter={adapter} config={{ companyName: 'Your Firm' }} routing="hash" />`,
  },
  PensionTracePortal: {
    scenario: 'portal',
    jsx: `<PensionTracePortal adapter={adapter} config={{ companyName: 'Your Firm' }} hasTopBar={false} />`,
  },
  PensionTraceProvider: {
    scenario: 'portal',
    jsx: `<PensionTraceProvider adapter={adapter} config={{ companyName: 'Your Firm', timeout: 10_000 }} onError={(error) => console.error(error.code)}><TasksSection /></PensionTraceProvider>`,
  },
  SignUpForm: {
    scenario: 'signed-out',
    jsx: `<SignUpForm notice="Have your National Insurance number ready." onCompleted={() => console.log('signed up')} />`,
  },
  LogInForm: {
    scenario: 'signed-out',
    jsx: `<LogInForm inviteId="invite-1" onCompleted={() => console.log('logged in')} />`,
  },
  ForgotPassword: {
    scenario: 'signed-out',
    jsx: `<ForgotPassword redirectTo="https://www.your-firm.example/reset-password" />`,
  },
  ResetPassword: { scenario: 'portal', jsx: `<ResetPassword onContinue={() => window.location.assign('/')} />` },
  ExpiredLink: { scenario: 'signed-out', jsx: `<ExpiredLink />` },
  SecondStep: { scenario: 'portal', jsx: `<SecondStep onCompleted={() => console.log('code accepted')} />` },
  TwoStepSetup: { scenario: 'portal', jsx: `<TwoStepSetup />` },
  PersonalDetailsForm: { scenario: 'personal', jsx: `<PersonalDetailsForm ${onCompleted} />` },
  AddressFinder: { scenario: 'address', jsx: `<AddressFinder ${onCompleted} />` },
  ReasonForm: { scenario: 'why', jsx: `<ReasonForm ${onCompleted} />` },
  Processing: { scenario: 'processing', jsx: `<Processing ${onCompleted} />` },
  NotEligible: { scenario: 'not-eligible', jsx: `<NotEligible />` },
  TraceWizard: { scenario: 'create-trace', jsx: `<TraceWizard ${onCompleted} />` },
  TracesList: { scenario: 'traces', jsx: `<TracesList ${onCompleted} />` },
  TraceForm: {
    scenario: 'create-trace',
    jsx: `<TraceForm headingLevel={2} ${onCompleted} onCancel={() => console.log('cancelled')} />`,
  },
  TraceRow: {
    scenario: 'traces',
    body: `const traces = useTraces(); if (traces.status !== 'ready') return null;`,
    jsx: `<List>{traces.items.map((trace) => <TraceRow key={trace.id} trace={trace} titleLevel={2} />)}</List>`,
  },
  KnownPensions: {
    scenario: 'known-pensions',
    jsx: `<KnownPensions onCompleted={({ action }) => console.log(action)} />`,
  },
  AddPension: { scenario: 'add-pension', jsx: `<AddPension ${onCompleted} />` },
  PensionsList: { scenario: 'pensions', jsx: `<PensionsList ${onCompleted} />` },
  PensionForm: {
    scenario: 'add-pension',
    jsx: `<PensionForm variant="optional" onCancel={() => console.log('cancelled')} />`,
  },
  PensionRow: {
    scenario: 'pensions',
    body: `const pensions = usePensions(); if (pensions.status !== 'ready') return null;`,
    jsx: `<List>{pensions.items.map((pension) => <PensionRow key={pension.id} pension={pension} titleLevel={2} />)}</List>`,
  },
  AuthorisationPad: { scenario: 'authorisation', jsx: `<AuthorisationPad ${onCompleted} />` },
  SignedAuthorisation: { scenario: 'portal', jsx: `<SignedAuthorisation />` },
  CancelledApplication: {
    scenario: 'cancelled',
    jsx: `<CancelledApplication onCompleted={({ action }) => console.log(action)} />`,
  },
  MarketingPreferences: {
    scenario: 'signed-out',
    jsx: `<MarketingPreferences id="customer-1" email="margaret@example.com" />`,
  },
  PortalDashboard: { scenario: 'portal', jsx: `<PortalDashboard />` },
  TraceDetails: { scenario: 'portal', jsx: `<TraceDetails id="trace-1" />` },
  PensionDetails: { scenario: 'portal', jsx: `<PensionDetails id="pension-1" />` },
  DocumentsPage: { scenario: 'portal', jsx: `<DocumentsPage />` },
  DocumentCards: { scenario: 'portal', jsx: `<DocumentCards />` },
  TasksSection: { scenario: 'portal', jsx: `<TasksSection />` },
  TraceyCard: { scenario: 'portal', jsx: `<TraceyCard onContact={() => window.location.assign('/contact')} />` },
  ContactModal: {
    scenario: 'portal',
    body: `const [isOpen, setIsOpen] = useState(false);`,
    jsx: `<button type="button" onClick={() => setIsOpen(true)}>Contact us</button><ContactModal isOpen={isOpen} onClose={() => setIsOpen(false)} />`,
  },
  HelpfulSection: { scenario: 'portal', jsx: `<HelpfulSection />` },
  SupportPage: { scenario: 'portal', jsx: `<SupportPage />` },
  GuidePage: { scenario: 'portal', jsx: `<GuidePage id="guide-1" />` },
  Profile: { scenario: 'portal', jsx: `<Profile onCompleted={() => console.log('cancelled')} />` },
  PortalAddresses: { scenario: 'portal', jsx: `<PortalAddresses />` },
  NotificationSettings: { scenario: 'portal', jsx: `<NotificationSettings />` },
  Tour: {
    scenario: 'portal',
    body: `const [isRunning, setIsRunning] = useState(true);`,
    jsx: `<main><h1 id="traces">Your traces</h1><Tour isRunning={isRunning} steps={[{ selector: '#traces', title: 'Your traces', content: 'Every trace is listed here.' }]} onEnded={() => setIsRunning(false)} /></main>`,
  },
  OnboardingProgress: { scenario: 'why', jsx: `<OnboardingProgress step={3} />` },
  PensionTraceTopBar: { scenario: 'portal', jsx: `<PensionTraceTopBar hasProfileMenu />` },
  LoadingScreen: { scenario: 'portal', jsx: `<LoadingScreen />` },
  NoStep: { scenario: 'portal', jsx: `<NoStep />` },
  ProblemScreen: {
    scenario: 'portal',
    body: `const account = useAccount(); if (account.status !== 'failed') return null;`,
    jsx: `<ProblemScreen error={account.error} onRetry={account.retry} />`,
  },
  UnexpectedError: { scenario: 'portal', jsx: `<UnexpectedError detail="404 Not Found" />` },
};
