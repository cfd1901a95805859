import type { PublicName } from './reference';

/** Sections of the specification for names whose docstring names none. What is not here goes beyond it. */
const sources: Readonly<Record<string, string>> = {
  LoadingScreen: '4 and 9',
  OnboardingProgress: '2.1',
  PensionForm: '2.3 and 5',
  PensionRow: '3',
  PensionTraceOnboarding: '2.1 and 2.3',
  PensionTracePortal: '2.1 and 2.4',
  PortalDashboard: '2.4',
  ProblemScreen: '8',
  SecondStep: '4 and 7',
  TraceForm: '2.3 and 5',
  TraceRow: '3',
  TwoStepSetup: '4 and 7',
  useAccount: '3 and 4',
  useAddressDeletion: '2.4 and 7',
  useDocumentUploads: '2.4',
  useNavigation: '2.1',
  usePensionDetails: '2.4 and 7',
  useSession: '4',
  useTraceDetails: '2.4 and 7',
};

/** Where in the specification it comes from. */
export function sourceOf({ name, kind, specification }: PublicName) {
  const sections = specification || sources[name];
  if (sections !== undefined && sections !== '') {
    return `Source: specification, section${/[, ]/.test(sections) ? 's' : ''} ${sections}.`;
  }
  return (kind === 'screen' || kind === 'hook') && 'Source: goes beyond the specification.';
}

/** The page says it in a line of its own. */
export function withoutSource(text: string): string {
  return text.replace(/\s+\(specification\s+sections?\s+[\d.,\sand]+\)/g, '');
}
