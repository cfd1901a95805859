/** The body of a component that uses a hook. Ends with a return. */
const failed = (name: string) => `<p role="alert">{${name}.message}</p>`;

/** A list: loading, failed, empty, ready. */
function list(call: string, item: string, key = 'id'): string {
  return `
    const list = ${call};
    switch (list.status) {
      case 'loading': return <p>Loading…</p>;
      case 'failed': return <p role="alert">{list.message} <button onClick={list.retry}>Try again</button></p>;
      case 'empty': return <p>Nothing yet.</p>;
      case 'ready': return <ul>{list.items.map((item) => <li key={item.${key}}>{${item}}</li>)}</ul>;
    }`;
}

/** Something that is read: loading, failed, ready. */
function read(statements: string, name: string, ready: string): string {
  return `
    ${statements}
    switch (${name}.status) {
      case 'loading': return <p>Loading…</p>;
      case 'failed': return <p role="alert">{${name}.message} <button onClick={${name}.retry}>Try again</button></p>;
      case 'ready': return ${ready};
    }`;
}

/** A form: each field with its label and its error, the server's refusal, the button. */
function form(call: string, fields: Readonly<Record<string, string>>, button: string, extra = ''): string {
  const inputs = Object.entries(fields).map(
    ([name, label]) => `
      <label htmlFor={form.idOf('${name}')}>${label}</label>
      <input {...form.fieldProps('${name}')} ${name.toLowerCase().includes('password') || name === 'confirmation' ? 'type="password"' : ''} />
      {form.errorOf('${name}') && <p>{form.errorOf('${name}')}</p>}`,
  );
  return `
    const form = ${call};
    return (
      <form noValidate onSubmit={form.submit}>
        ${inputs.join('')}
        ${extra}
        {form.state.status === 'error' && ${failed('form.state')}}
        <button type="submit">${button}</button>
      </form>
    );`;
}

/** A question before something that cannot be undone. */
function confirmation(call: string, ask: string, question: string): string {
  return `
    const { state, ask, keep, confirm } = ${call};
    if (state.status === 'idle' || state.status === 'done') return <button onClick={() => ${ask}}>${question}…</button>;
    return (
      <div role="group" aria-label="${question}?">
        <button onClick={confirm}>${question}</button> <button onClick={keep}>Keep</button>
        {state.status === 'failed' && ${failed('state')}}
      </div>
    );`;
}

const tags = '{ onCompleted: ({ tags }) => console.log(stepForTags(tags ?? [])) }';
const addressFields = { line1: 'Address line 1', city: 'Town or city', postcode: 'Postcode' };
const manual =
  "<button type=\"button\" onClick={form.toggleMode}>{form.mode === 'search' ? 'Enter it by hand' : 'Search by postcode'}</button>";
const preferences = `
    const { state, preferences, choose, save, confirm, cancel, canSave } = CALL;
    if (state.status === 'confirming') return <p>Switch off {state.channels.join(', ')}? <button onClick={confirm}>Yes</button> <button onClick={cancel}>No</button></p>;
    return (
      <div>
        <label><input type="checkbox" checked={preferences.email} onChange={({ target }) => choose('email', target.checked)} /> Email</label>
        <button disabled={!canSave} onClick={save}>Save</button>
      </div>
    );`;

/** One example for each hook. */
export const hookExamples: Readonly<Record<string, string>> = {
  useAccount: `
    const account = useAccount();
    if (account.status === 'ready') return <p>Hello {account.user.first_name}</p>;
    if (account.status === 'failed') return <button onClick={account.retry}>Try again</button>;
    return <p>{account.status === 'signed-out' ? 'Please log in.' : 'Loading…'}</p>;`,
  useSession: `
    const session = useSession();
    return <p>{session.status === 'signed-in' ? 'Signed in' : 'Signed out'}</p>;`,
  useLogOut: `
    const { state, logOut } = useLogOut({ onCompleted: () => window.location.assign('/') });
    return <button disabled={state.status === 'leaving'} onClick={logOut}>Log out</button>;`,
  useNavigation: `
    const { goTo, linkTo } = useNavigation();
    return <p><a href={linkTo('support').href}>Support</a> <button onClick={() => goTo('trace', 'trace-1')}>Your trace</button></p>;`,
  useAutocomplete: `
    const [text, setText] = useState('');
    const { suggestions } = useAutocomplete('providers', text);
    return (
      <label>
        Provider <input list="providers" value={text} onChange={({ target }) => setText(target.value)} />
        <datalist id="providers">{suggestions.map((name) => <option key={name} value={name} />)}</datalist>
      </label>
    );`,
  useSignUp: form(
    "useSignUp({ onCompleted: () => console.log('signed up') })",
    { firstName: 'First name', lastName: 'Last name', email: 'Email', password: 'Password' },
    'Start Your Trace',
  ),
  useLogIn: form(
    "useLogIn({ onCompleted: () => console.log('logged in') })",
    { email: 'Email', password: 'Password' },
    'Log in',
  ),
  useForgotPassword: form(
    'useForgotPassword()',
    { email: 'Email' },
    'Send Reset Instructions',
    '{form.sentTo !== undefined && <p>Sent to {form.sentTo}.</p>}',
  ),
  useResetPassword: form(
    "useResetPassword({ onCompleted: () => window.location.assign('/') })",
    { password: 'New password', confirmation: 'Confirm password' },
    'Reset Password',
  ),
  useSecondStep: form('useSecondStep()', { code: 'Six digits' }, 'Continue'),
  useTwoStepSetup: `
    const { state, start, cancel } = useTwoStepSetup();
    if (state.status === 'off') return <button onClick={start}>Set up two-step sign-in</button>;
    if (state.status === 'confirming') return <p>Key: {state.enrolment.secret} <button onClick={cancel}>Cancel</button></p>;
    return <p>{state.status === 'on' ? 'It is on.' : 'Please wait.'}</p>;`,
  usePersonalDetails: form(
    `usePersonalDetails(${tags})`,
    {
      title: 'Title (1 to 8)',
      firstName: 'First name',
      lastName: 'Last name',
      phoneNumber: 'Phone',
      day: 'Day',
      month: 'Month',
      year: 'Year',
      nationalInsurance: 'National Insurance number',
    },
    'Next',
  ),
  useAddressFinder: form(`useAddressFinder(${tags})`, addressFields, 'Next', manual),
  useReason: `
    const { state, choose } = useReason(${tags});
    return <button disabled={state.status === 'sending'} onClick={() => choose(2)}>Consolidating my pensions</button>;`,
  useProcessing: `
    const state = useProcessing({ onCompleted: ({ tags }) => console.log(stepForTags(tags)) });
    return <p role="status">{state.status === 'failed' ? state.message : 'We are processing your application.'}</p>;`,
  useTraceForm: form(
    `useTraceForm(${tags})`,
    { employer: 'Employer', startYear: 'Start year', endYear: 'End year' },
    'Next',
    '{form.step === \'provider\' && <button type="button" onClick={form.back}>Back</button>}',
  ),
  useTraces: list('useTraces()', 'item.name'),
  useTraceWizard: `
    const { state, form, cancel } = useTraceWizard(${tags});
    if (state.status !== 'ready') return <p>Loading…</p>;
    return (
      <form noValidate onSubmit={form.submit}>
        <h1>{state.isFirst ? "Let's Trace Your First Pension" : "Let's Trace Another Pension"}</h1>
        <label htmlFor={form.idOf('employer')}>Employer</label><input {...form.fieldProps('employer')} />
        <button type="submit">Next</button> {cancel.isOffered && <button type="button" onClick={cancel.go}>Cancel</button>}
      </form>
    );`,
  useTracesList: `
    const { list, actions } = useTracesList(${tags});
    return (
      <div>
        <p>{list.status === 'ready' ? list.items.length : 0} traces</p>
        <button onClick={() => actions.run('add')}>Trace Another Pension</button> <button onClick={() => actions.run('continue')}>Continue Application</button>
      </div>
    );`,
  useTraceDetails: read(
    "const { entry } = useTraceDetails('trace-1');",
    'entry',
    "<h1>{entry.data?.name ?? 'Not found'}</h1>",
  ),
  useKnownPensions: `
    const { run, busyWith } = useKnownPensions(${tags});
    return <p><button disabled={busyWith !== undefined} onClick={() => run('add')}>Add Pension</button> <button onClick={() => run('continue')}>No Known Pensions</button></p>;`,
  usePensionForm: form(
    `usePensionForm(${tags})`,
    { policy: 'Policy number', startYear: 'Start year', endYear: 'End year' },
    'Add Pension',
    '<input aria-label="Provider" value={form.provider.value} onChange={({ target }) => form.provider.onChange(target.value)} />',
  ),
  usePensions: list('usePensions()', 'item.name'),
  useAddPension: `
    const { state, form, cancel } = useAddPension(${tags});
    if (state.status !== 'ready') return <p>Loading…</p>;
    return (
      <form noValidate onSubmit={form.submit}>
        <input aria-label="Provider" value={form.provider.value} onChange={({ target }) => form.provider.onChange(target.value)} />
        <label htmlFor={form.idOf('policy')}>Policy number</label><input {...form.fieldProps('policy')} />
        <button type="submit">Add Pension</button> <button type="button" onClick={cancel.go}>Cancel</button>
      </form>
    );`,
  usePensionsList: `
    const { list, actions } = usePensionsList(${tags});
    return (
      <div>
        <p>{list.status === 'ready' ? list.items.length : 0} pensions</p>
        <button onClick={() => actions.run('add')}>Add Another Pension</button> <button onClick={() => actions.run('continue')}>Continue Application</button>
      </div>
    );`,
  usePensionDetails: read(
    "const { entry } = usePensionDetails('pension-1');",
    'entry',
    "<h1>{entry.data?.name ?? 'Not found'}</h1>",
  ),
  useAuthorisation: `
    const authorisation = useAuthorisation(${tags});
    if (authorisation.letter.status !== 'ready') return <p>Loading…</p>;
    return (
      <form noValidate onSubmit={authorisation.submit}>
        <p>{authorisation.companyName} may contact pension providers for {authorisation.signer.name}.</p>
        <button type="submit">Complete Application</button>
      </form>
    );`,
  useSignedAuthorisations: list('useSignedAuthorisations()', 'item.signed_at', 'number'),
  useCancelledApplication: `
    const { restore, askToDelete } = useCancelledApplication();
    return <p><button onClick={restore}>Restore Application</button> <button onClick={askToDelete}>Delete My Data</button></p>;`,
  useCancelApplication: confirmation('useCancelApplication()', 'ask()', 'Cancel application'),
  useMarketingPreferences: preferences.replace(
    'CALL',
    "useMarketingPreferences({ id: 'customer-1', email: 'margaret@example.com' })",
  ),
  useNotificationSettings: preferences.replace('CALL', 'useNotificationSettings()'),
  usePortalDashboard: `
    const { greeting, firstName, tab, showTab } = usePortalDashboard();
    return <h1>Good {greeting}, {firstName ?? 'User'} <button aria-pressed={tab === 'pensions'} onClick={() => showTab('pensions')}>Pensions</button></h1>;`,
  useTasks: read(
    'const tasks = useTasks();',
    'tasks',
    '<ul>{tasks.data.map((task) => <li key={task.id}>{task.title}</li>)}</ul>',
  ),
  useTour: `
    const { state, start, next, end } = useTour();
    if (state.status === 'welcome') return <button onClick={start}>Start The Tour Of Your Portal</button>;
    return state.status === 'running' ? <p>Step {state.step + 1} <button onClick={next}>Next</button> <button onClick={end}>Close</button></p> : null;`,
  useTracey: `
    const presence = useTracey();
    return <p>{presence.state === 'online' ? "I'm here to assist you." : 'Sorry I am currently offline.'}</p>;`,
  useGuide: read("const guide = useGuide('guide-1');", 'guide', "<h1>{guide.data?.title ?? 'Guide not found'}</h1>"),
  useGuideSearch: `
    const { text, setText, guides } = useGuideSearch();
    return (
      <div>
        <input type="search" aria-label="Search guides" value={text} onChange={({ target }) => setText(target.value)} />
        <ul>{guides.status === 'ready' && guides.items.map((guide) => <li key={guide.id}>{guide.title}</li>)}</ul>
      </div>
    );`,
  useDocuments: list('useDocuments()', '<a href={item.url}>{item.name}</a>'),
  useDocumentUploads: `
    const { uploads, add } = useDocumentUploads();
    return <label>Upload <input type="file" multiple onChange={({ target }) => add(target.files ?? [])} /> {uploads.length} uploads</label>;`,
  usePortalAddresses: list('usePortalAddresses()', 'item.line1'),
  usePortalAddressForm: form(
    'usePortalAddressForm()',
    { ...addressFields, startYear: 'Moved In', endYear: 'Moved Out' },
    'Save',
    manual,
  ),
  useAddressDeletion: confirmation('useAddressDeletion()', "ask({ p_id: 'address-1' })", 'Delete address'),
};
