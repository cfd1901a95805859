import {
  AuthorisationPad,
  PensionTraceProvider,
  PersonalDetailsForm,
  SignUpForm,
  TasksSection,
} from '@pension-trace/react';
import { createAdapter } from '@pension-trace/react/adapter';
import { usePersonalDetails, useTraceForm } from '@pension-trace/react/headless';
import { createMemoryAdapter } from '@pension-trace/react/memory';
import { PensionTraceOnboarding, PensionTracePortal, PensionTracing } from '@pension-trace/react/product';
import { documentTitle } from '@pension-trace/react/server';
import { Button, TextField } from '@pension-trace/react/ui';

/** The data of a firm's own code; each value may be missing. */
export interface HostProps {
  firstName?: string;
  company?: string;
  className?: string;
  portal?: string;
  isBusy?: boolean;
  onDone?: () => void;
}

const adapter = createMemoryAdapter('personal', { clock: undefined, delay: undefined });
export const parts = createAdapter({ procedures: { portal_why: undefined }, auth: undefined });

/** A host that passes optional values through: each may be undefined. */
export function Screens({ firstName, company, className, portal, isBusy, onDone }: HostProps) {
  return (
    <PensionTraceProvider
      adapter={adapter}
      config={{ companyName: company, links: { faqs: portal, help: { moneyHelper: portal } }, idleMinutes: undefined }}
      messages={{ reason: undefined, personalDetails: { heading: company } }}
      paths={{ portal }}
      navigate={undefined}
    >
      <SignUpForm className={className} onCompleted={onDone} defaultValues={undefined} slots={undefined} />
      <PersonalDetailsForm onCompleted={onDone} defaultValues={{ firstName }} slots={{ heading: undefined }} />
      <AuthorisationPad captureScreenshot={undefined} onError={undefined} />
      <TasksSection className={className} />
      <TextField label="Name" error={company} hint={undefined} />
      <Button isBusy={isBusy} onPress={onDone}>
        Send
      </Button>
    </PensionTraceProvider>
  );
}

export function Products({ company, portal }: HostProps) {
  const shared = { adapter, config: { companyName: company }, useHref: undefined };
  const routed = { ...shared, location: portal, navigate: () => undefined };
  return (
    <>
      <PensionTracing {...routed} paths={{ portal }} routing={undefined} />
      <PensionTracing {...shared} routing="path" basePath={portal} location={undefined} navigate={undefined} />
      <PensionTraceOnboarding {...routed} portalUrl="/portal" logInUrl="/log-in" />
      <PensionTracePortal {...routed} onboardingUrl="/start" logInUrl="/log-in" />
    </>
  );
}

export function useForms({ firstName, onDone }: HostProps) {
  return [
    usePersonalDetails({ onCompleted: onDone, defaultValues: { firstName } }),
    useTraceForm({ trace: undefined }),
  ];
}

export const title = (company?: string) => documentTitle('/portal', { companyName: company, messages: undefined });
