import { renderHook } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import * as headless from '../../src/headless';
import type { MemoryScenarioName } from '../../src/memory';

/** A search begins 300 ms after the last key (specification section 9). */
const debounce = 300;
/** A skeleton stays 50 ms longer than its list loads (specification section 9). */
export const skeletonDelay = 50;

/** One request of a hook. */
export interface Sending {
  scenario: MemoryScenarioName;
  /** Calls that must be answered before it can be sent. */
  answered: readonly string[];
  /** How many timeouts it may take. */
  timeouts: number;
  /** Milliseconds that it may take beyond its timeouts, such as the pause before a search. */
  delay: number;
}

/** A hook under a provider. */
export interface MountedHook {
  current: () => unknown;
  /** The customer's actions that send something, one render after the other. */
  actions: readonly (() => void)[];
}

/** How to call one public hook. */
export interface HookCase {
  sendings: Readonly<Record<string, Sending>>;
  /** @param sending The name of the sending whose actions to return. */
  mount: (wrapper: (props: { children: ReactNode }) => ReactNode, sending?: string) => MountedHook;
}

interface SendingOf<Result> extends Partial<Sending> {
  actions: readonly ((result: Result) => void)[];
}

function hookCase<Result>(use: () => Result, sendings: Record<string, SendingOf<Result>> = {}): HookCase {
  return {
    sendings: Object.fromEntries(
      Object.entries(sendings).map(([name, { scenario = 'portal', answered = [], timeouts = 1, delay = 0 }]) => [
        name,
        { scenario, answered, timeouts, delay },
      ]),
    ),
    mount(wrapper, sending = '') {
      const { result } = renderHook(use, { wrapper });
      return {
        current: () => result.current,
        actions: (sendings[sending]?.actions ?? []).map((action) => () => action(result.current)),
      };
    },
  };
}

const address = { line1: '1 High Street', line2: '', line3: '', city: 'Leeds', postcode: 'LS1 4AP' };
const manualAddress = { ...address, mode: 'manual' } as const;
const pension = { provider: 'Aviva', policy: 'P-1234', startYear: '1990', endYear: '1995' };
const password = 'Correct-horse-9';
const signature = 'data:image/png;base64,iVBORw0KGgo=';

const deletion: SendingOf<headless.UseCancelledApplicationResult>['actions'] = [
  ({ askToDelete }) => askToDelete(),
  ({ confirmation }) => confirmation.form.setValues({ password: 'correct horse battery' }),
  ({ confirmDelete }) => confirmDelete(),
];

const dataCopy: SendingOf<headless.UseDataCopyResult>['actions'] = [
  ({ form }) => form.setValues({ password: 'correct horse battery' }),
  ({ submit }) => submit(),
];

const emailChange: SendingOf<headless.UseEmailChangeResult>['actions'] = [
  ({ form }) => form.setValues({ email: 'm.hale@example.com', password: 'correct horse battery' }),
  ({ submit }) => submit(),
];

const passwordChange: SendingOf<headless.UsePasswordChangeResult>['actions'] = [
  ({ form }) => form.setValues({ password: 'correct horse battery', newPassword: password, confirmation: password }),
  ({ submit }) => submit(),
];

/** Every public hook with its arguments and its requests. */
export const hookCases: Readonly<Record<string, HookCase>> = {
  useAccount: hookCase(() => headless.useAccount()),
  useAddPension: hookCase(() => headless.useAddPension(), {
    submit: { delay: debounce, actions: [({ form }) => form.form.setValues(pension), ({ form }) => form.submit()] },
    cancel: { actions: [({ cancel }) => cancel.go()] },
  }),
  useAddressDeletion: hookCase(() => headless.useAddressDeletion(), {
    confirm: { actions: [({ ask }) => ask({ p_id: 'address-1' }), ({ confirm }) => confirm()] },
  }),
  useDocumentRemoval: hookCase(() => headless.useDocumentRemoval(), {
    confirm: { actions: [({ ask }) => ask({ p_id: 'document-2' }), ({ confirm }) => confirm()] },
  }),
  useAddressFinder: hookCase(() => headless.useAddressFinder(), {
    find: {
      actions: [({ form }) => form.setValues({ searchPostcode: 'LS1 4AP' }), ({ search }) => void search.find()],
    },
    submit: { actions: [({ form }) => form.setValues(manualAddress), ({ submit }) => submit()] },
  }),
  useAuthorisation: hookCase(() => headless.useAuthorisation(), {
    submit: {
      scenario: 'authorisation',
      answered: ['portal_user', 'portal_agreements'],
      actions: [
        ({ agreements }) => agreements.forEach(({ agree }) => agree(true)),
        ({ draw }) => draw({ image: signature, strokes: [] }),
        ({ submit }) => submit(),
      ],
    },
  }),
  useAutocomplete: hookCase(
    () => {
      const [text, setText] = useState('');
      return { ...headless.useAutocomplete('providers', text), setText };
    },
    { search: { delay: debounce, actions: [({ setText }) => setText('avi')] } },
  ),
  useCancelApplication: hookCase(() => headless.useCancelApplication(), {
    confirm: { actions: [({ ask }) => ask(), ({ confirm }) => confirm()] },
  }),
  useCancelledApplication: hookCase(() => headless.useCancelledApplication(), {
    restore: { scenario: 'cancelled', actions: [({ restore }) => restore()] },
    'the password': { scenario: 'cancelled', actions: deletion },
    delete: { scenario: 'cancelled', answered: ['auth.confirmIdentity'], actions: deletion },
  }),
  useDataCopy: hookCase(() => headless.useDataCopy(), {
    'the password': { actions: dataCopy },
    download: { answered: ['auth.confirmIdentity'], actions: dataCopy },
  }),
  useDocuments: hookCase(() => headless.useDocuments()),
  useEmailChange: hookCase(() => headless.useEmailChange(), {
    'the password': { actions: emailChange },
    submit: { answered: ['auth.confirmIdentity'], actions: emailChange },
  }),
  useEntryRemoval: hookCase(() => headless.useEntryRemoval('trace'), {
    confirm: { actions: [({ ask }) => ask({ p_id: 'trace-1' }), ({ confirm }) => confirm()] },
  }),
  useDocumentUploads: hookCase(() => headless.useDocumentUploads(), {
    upload: { timeouts: 10, actions: [({ add }) => add([new File(['%PDF-1.7'], 'letter.pdf')])] },
  }),
  useForgotPassword: hookCase(() => headless.useForgotPassword(), {
    submit: {
      scenario: 'logged-out',
      actions: [({ form }) => form.setValues({ email: 'ada@example.com' }), ({ submit }) => submit()],
    },
  }),
  useGuide: hookCase(() => headless.useGuide('guide-1')),
  useGuideSearch: hookCase(() => headless.useGuideSearch(), {
    search: { delay: skeletonDelay, actions: [({ setText }) => setText('tax'), ({ search }) => search()] },
  }),
  useKnownPensions: hookCase(() => headless.useKnownPensions(), { add: { actions: [({ run }) => run('add')] } }),
  useLogIn: hookCase(() => headless.useLogIn({ inviteId: 'invite-1' }), {
    submit: {
      scenario: 'logged-out',
      actions: [({ form }) => form.setValues({ email: 'ada@example.com', password }), ({ submit }) => submit()],
    },
  }),
  useLogOut: hookCase(() => headless.useLogOut(), { logOut: { actions: [({ logOut }) => logOut()] } }),
  useMarketingPreferences: hookCase(
    () => headless.useMarketingPreferences({ id: 'customer-1', email: 'margaret.hale@example.com' }),
    {
      save: {
        answered: ['marketing'],
        actions: [({ unsubscribeFromAll }) => unsubscribeFromAll(), ({ confirm }) => confirm()],
      },
    },
  ),
  useNavigation: hookCase(() => headless.useNavigation()),
  useNewsEmails: hookCase(() => headless.useNewsEmails(), {
    choose: { answered: ['portal_user'], actions: [({ choose }) => choose(false)] },
  }),
  useNotificationSettings: hookCase(() => headless.useNotificationSettings(), {
    save: {
      answered: ['portal_user_settings_marketing'],
      actions: [({ unsubscribeFromAll }) => unsubscribeFromAll(), ({ confirm }) => confirm()],
    },
  }),
  usePensionDetails: hookCase(() => headless.usePensionDetails('pension-1')),
  usePensionForm: hookCase(() => headless.usePensionForm(), {
    suggest: { delay: debounce, actions: [({ provider }) => provider.onChange('avi')] },
    submit: { delay: debounce, actions: [({ form }) => form.setValues(pension), ({ submit }) => submit()] },
  }),
  usePensions: hookCase(() => headless.usePensions()),
  usePensionList: hookCase(() => headless.usePensionList(), {
    continue: { actions: [({ actions }) => actions.run('continue')] },
  }),
  usePasswordChange: hookCase(() => headless.usePasswordChange(), {
    'the password': { actions: passwordChange },
    submit: { answered: ['auth.confirmIdentity'], actions: passwordChange },
  }),
  usePersonalDetails: hookCase(() => headless.usePersonalDetails(), {
    submit: {
      scenario: 'personal',
      actions: [
        ({ form }) =>
          form.setValues({
            title: '2',
            firstName: 'Ada',
            lastName: 'Byron',
            phoneNumber: '07700 900123',
            day: '10',
            month: '12',
            year: '1960',
            nationalInsurance: 'AB123456C',
          }),
        ({ submit }) => submit(),
      ],
    },
  }),
  usePortalAddresses: hookCase(() => headless.usePortalAddresses()),
  usePortalAddressForm: hookCase(() => headless.usePortalAddressForm(), {
    find: {
      actions: [({ form }) => form.setValues({ searchPostcode: 'LS1 4AP' }), ({ search }) => void search.find()],
    },
    submit: {
      actions: [
        ({ form }) => form.setValues({ ...manualAddress, type: 'current', startYear: '1990' }),
        ({ submit }) => submit(),
      ],
    },
  }),
  useOpenLink: hookCase(() => headless.useOpenLink({ link: { tokenHash: 'hash', type: 'recovery' } }), {
    open: { scenario: 'logged-out', actions: [({ open }) => open()] },
  }),
  usePortalDashboard: hookCase(() => headless.usePortalDashboard()),
  useStopNews: hookCase(() => headless.useStopNews({ token: 'news-1' }), {
    stop: { scenario: 'logged-out', actions: [({ stop }) => stop()] },
  }),
  useProcessing: hookCase(() => headless.useProcessing()),
  useReason: hookCase(() => headless.useReason(), { choose: { actions: [({ choose }) => choose(3)] } }),
  useResetPassword: hookCase(() => headless.useResetPassword(), {
    submit: {
      scenario: 'password-recovery',
      actions: [({ form }) => form.setValues({ password, confirmation: password }), ({ submit }) => submit()],
    },
  }),
  useSecondStep: hookCase(() => headless.useSecondStep(), {
    submit: {
      scenario: 'second-step',
      actions: [({ form }) => form.setValues({ code: '123456' }), ({ submit }) => submit()],
    },
    'verify the code': {
      scenario: 'second-step',
      answered: ['auth.listFactors'],
      actions: [({ form }) => form.setValues({ code: '123456' }), ({ submit }) => submit()],
    },
  }),
  useSession: hookCase(() => headless.useSession()),
  useSignedAuthorisations: hookCase(() => headless.useSignedAuthorisations()),
  useSignUp: hookCase(() => headless.useSignUp(), {
    submit: {
      scenario: 'logged-out',
      actions: [
        ({ form }) => form.setValues({ firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', password }),
        ({ submit }) => submit(),
      ],
    },
  }),
  useTaskDone: hookCase(() => headless.useTaskDone(), {
    mark: { actions: [({ mark }) => mark('task-1', true)] },
  }),
  useTasks: hookCase(() => headless.useTasks()),
  useTour: hookCase(() => headless.useTour(), {
    end: {
      scenario: 'portal-first-visit',
      answered: ['portal_user'],
      actions: [({ start }) => start(), ({ end }) => end()],
    },
  }),
  useTraceDetails: hookCase(() => headless.useTraceDetails('trace-1')),
  useTraceForm: hookCase(() => headless.useTraceForm(), {
    suggest: { delay: debounce, actions: [({ industry }) => industry.onChange('bakery')] },
    submit: {
      actions: [
        ({ form }) => form.setValues({ employer: 'Milton Mills' }),
        ({ next }) => next(),
        ({ submit }) => submit(),
      ],
    },
  }),
  useTraces: hookCase(() => headless.useTraces()),
  useTraceList: hookCase(() => headless.useTraceList(), { add: { actions: [({ actions }) => actions.run('add')] } }),
  useTraceWizard: hookCase(() => headless.useTraceWizard(), {
    submit: {
      actions: [
        ({ form }) => form.form.setValues({ employer: 'Milton Mills' }),
        ({ form }) => form.next(),
        ({ form }) => form.submit(),
      ],
    },
    cancel: { actions: [({ cancel }) => cancel.go()] },
  }),
  useTracey: hookCase(() => headless.useTracey()),
  useTwoStepSetup: hookCase(() => headless.useTwoStepSetup(), {
    start: { answered: ['auth.listFactors'], actions: [({ start }) => start()] },
    remove: {
      scenario: 'two-step',
      answered: ['auth.listFactors'],
      actions: [({ askToRemove }) => askToRemove(), ({ confirmRemove }) => confirmRemove()],
    },
  }),
};

/** The names of the public hooks, from the entry itself. */
export const hookNames: readonly string[] = Object.keys(headless)
  // It works inside a form, and calls nothing.
  .filter((name) => /^use[A-Z]/.test(name) && name !== 'useExtraFields')
  .sort();
