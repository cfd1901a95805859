import { AuthorisationPad, BackendError, LogInForm } from '@pension-trace/react';
import { useSession, type UseAuthorisationResult, type useAccount } from '@pension-trace/react/headless';
import { getScenario, type MemoryCustomer, type MemoryScenario } from '@pension-trace/react/memory';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { wholeText } from '../../../tests/wholeText';
import { formPlay, type Shown } from '../../formPlay';
import { sentTo } from '../../sentTo';
import { adapterOf } from '../../withPensionTrace';
import { drawSignature } from './drawSignature';

const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAAAAADRSSBWAAAAC0lEQVR4nGNg+A8AAQIBAEK+vGgAAAAASUVORK5CYII=';

const form = formPlay({ scenario: 'authorisation', call: 'portal_authorisation', submit: 'Complete Application' });
const again = formPlay({
  scenario: 'action-authorisation',
  call: 'portal_action_authorisation',
  submit: 'Complete Application',
});

const meta = {
  title: 'Onboarding/Authorisation',
  excludeStories: ['byStatus'],
  component: AuthorisationPad,
  args: { onCompleted: fn(), onInvalid: fn(), captureScreenshot: fn(() => Promise.resolve(picture)) },
  parameters: form.initial,
} satisfies Meta<typeof AuthorisationPad>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const tickAll: Play = async ({ canvas, userEvent }) => {
  for (const box of await canvas.findAllByRole('checkbox')) await userEvent.click(box);
};

const draw: Play = async ({ canvas }) => drawSignature(await canvas.findByRole('img', { name: /^Place for your/ }));

const typeName: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'Type' }));
  await userEvent.click(canvas.getByLabelText('Your full name'));
  // At once: the page makes a picture of the signature for each change.
  await userEvent.paste('Margaret Hale');
};

/** One play after another. */
const inTurn =
  (...plays: Play[]): Play =>
  async (context) => {
    for (const play of plays) await play(context);
  };

const signed = inTurn(tickAll, typeName);
const drawn = inTurn(tickAll, draw);

/** What an evidence says besides the wording. */
const says =
  (name: string, evidence: object): Play =>
  async ({ loaded }) => {
    const call = adapterOf(loaded).calls.find((made) => made.name === name);
    const said: unknown = JSON.parse(call?.headers['X-Evidence'] ?? 'null');
    await expect(said).toEqual({ wording, ...evidence });
  };

const sees =
  (name: string | RegExp): Play =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name })).toBeVisible();
  };

const ticks =
  (isTicked: boolean): Play =>
  async ({ canvas }) => {
    for (const box of await canvas.findAllByRole('checkbox'))
      await (isTicked ? expect(box) : expect(box).not).toBeChecked();
  };

const loading: Play = async ({ canvas }) => {
  await expect(await canvas.findByText('Loading...')).toBeInTheDocument();
  await expect(canvas.queryByRole('checkbox')).toBeNull();
};

const cannotSign: Play = async ({ canvas }) => {
  await expect(canvas.queryByRole('checkbox')).toBeNull();
  await expect(canvas.queryByRole('button', { name: 'Complete Application' })).toBeNull();
};

const wording: unknown = expect.stringMatching(/^Lantern Pension Tracing .*letter-hmrc:1 .*data-protection:1 hmrc:1/s);

const withoutHmrc: unknown = expect.not.stringContaining('hmrc');

const aPng: unknown = expect.stringMatching(/^data:image\/png;base64,/);
const aLargePng: unknown = expect.stringMatching(/^data:image\/png;base64,.{10000}/);
const sent = {
  p_data_protection: true,
  p_hmrc_authorised: true,
  p_signature: aPng,
  p_screenshot: picture,
};

export const BeforeSigning: Story = {
  play: inTurn(
    form.play({
      submits: false,
      sees: [
        'Please confirm you have read the following',
        'Dated 10 March 2026',
        'Mrs Margaret Hale',
        'Margaret Thornton',
        '12 Sample Street, Sampleton, EX71 3AA',
        'Lantern House, 1 Sample Street, Sampleton, EX71 3AB',
        'To: any pension provider',
        /Lantern Pension Tracing will also ask HM Revenue & Customs/,
      ],
      lacks: [/AB ?12/],
      sent: [],
    }),
    ticks(false),
  ),
};

export const BornAfterTheCutOff: Story = {
  name: 'Born after 5 April 1962, without the HMRC agreement',
  parameters: form.with({ scenario: 'authorisation-born-after-1962' }),
  play: form.play({ submits: false, sees: ['Data protection'], lacks: [/HMRC|HM Revenue|SERPS/], sent: [] }),
};

export const SignedWithoutHmrc: Story = {
  name: 'Signed, without the HMRC agreement',
  parameters: form.with({ scenario: 'authorisation-born-after-1962' }),
  play: inTurn(
    signed,
    form.play({ completed: { tags: [12] }, sent: [{ ...sent, p_hmrc_authorised: false }], sees: ['Done'] }),
    says('portal_authorisation', {
      method: 'typed',
      screenshot: 'taken',
      wording: withoutHmrc,
    }),
  ),
};

/** A customer who is asked to sign again, with what the backend says about it. */
const asked = (signAgain: MemoryCustomer['signAgain']): MemoryScenario => {
  const scenario = getScenario('action-authorisation');
  return { ...scenario, customers: scenario.customers?.map((customer) => ({ ...customer, signAgain })) };
};

const [signer] = getScenario('action-authorisation').customers ?? [];

export const WithoutAnAddress: Story = {
  args: { action: true, onChange: fn() },
  parameters: {
    pensionTrace: {
      scenario: {
        ...getScenario('action-authorisation'),
        customers: signer ? [{ ...signer, addresses: signer.addresses?.filter(({ type }) => type.id !== 1) }] : [],
      },
    },
  },
  play: inTurn(
    again.play({ submits: false, sees: ['We need your address first'], next: [{ press: 'Add your address' }] }),
    cannotSign,
    async ({ args }) => {
      await expect(args.onChange).toHaveBeenCalledWith('address');
    },
  ),
};

export const RequestedAgain: Story = {
  name: 'Requested again by the back office',
  args: { action: true },
  parameters: again.initial,
  play: again.play({
    submits: false,
    sees: [
      'Please sign again',
      'We need a letter that was signed more recently. Your earlier letter is valid until you have signed the new one.',
      'Please confirm you have read the following',
    ],
    lacks: [/ adds:/],
    sent: [],
  }),
};

export const RequestedWithoutAReason: Story = {
  name: 'Requested again, by a backend that gives no reason',
  args: { action: true },
  parameters: again.with({ scenario: asked(null) }),
  play: again.play({
    submits: false,
    sees: ['Please sign again', 'We need you to sign your letter again.'],
    lacks: [/earlier letter/],
    sent: [],
  }),
};

/** Requested again for a reason, with its sentence. */
const because = (request: NonNullable<MemoryCustomer['signAgain']>, ...sees: Shown[]): Story => ({
  args: { action: true },
  parameters: again.with({ scenario: asked(request) }),
  play: again.play({ submits: false, sees, sent: [] }),
});

export const NameChanged = because(
  { reason: 'name_changed', old_letter: 'kept' },
  'Your name has changed since you signed, so your letter needs your new name. Your earlier letter is valid until you have signed the new one.',
);
export const AddressChanged = because(
  { reason: 'address_changed', old_letter: 'kept' },
  'Your address has changed since you signed, so your letter needs your new address. Your earlier letter is valid until you have signed the new one.',
);
export const DetailsCorrected = because(
  {
    reason: 'details_corrected',
    old_letter: 'dropped',
    words:
      'Aviva told us that your National Insurance number ends in C, not G.\n\nPlease check it on your payslip first.',
  },
  'Some of your details have been corrected since you signed, so your letter needs the right ones. We no longer use your earlier letter.',
  wholeText(/^Lantern Pension Tracing adds: Aviva told us .* on your payslip first\.$/s),
);
export const SignatureUnclear = because(
  { reason: 'signature_unclear', old_letter: 'dropped' },
  'Your signature on the letter is hard to read. We no longer use your earlier letter.',
);
export const NewerNeeded = because({ reason: 'newer_needed' }, 'We need a letter that was signed more recently.');
export const WordingChanged = because(
  { reason: 'wording_changed', old_letter: 'kept' },
  'The wording of the letter has changed since you signed. Your earlier letter is valid until you have signed the new one.',
);

export const SignedAgain: Story = {
  args: { action: true },
  parameters: again.initial,
  play: inTurn(
    signed,
    again.play({ completed: { tags: [13] }, sent: [sent], sees: ['Done'] }),
    says('portal_action_authorisation', { method: 'typed', screenshot: 'taken' }),
    async ({ loaded }) => {
      await expect(sentTo(loaded, 'portal_authorisation')).toEqual([]);
    },
  ),
};

export const AnotherName: Story = {
  name: 'Typed a name that is not the account’s',
  play: inTurn(
    tickAll,
    form.play({
      does: [{ press: 'Type' }, { fill: { 'Your full name': 'Peggy Hale' } }],
      submits: true,
      descriptions: { 'Your full name': /Is this your full name\?/ },
      sent: [],
    }),
  ),
};

export const OnAPhone: Story = {
  name: 'On a phone: Start signing goes to the first tick, and leaves nothing over the page',
  globals: { viewport: { value: 'phone' } },
  tags: ['phone'],
  play: async ({ canvas, userEvent }) => {
    const start = await canvas.findByRole('button', { name: 'Start signing' });
    await expect(start.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(canvas.getByText('Margaret Hale', { selector: 'summary *' })).toBeVisible();
    await userEvent.click(start);
    await expect(canvas.getByLabelText('Data protection')).toHaveFocus();
    await expect(start).not.toBeInTheDocument();
  },
};

export const Drawn: Story = {
  name: 'Ticked and drawn',
  play: inTurn(drawn, sees('Your signature'), form.play({ submits: false, sent: [] })),
};

export const Typed: Story = {
  name: 'Ticked and typed',
  play: inTurn(signed, sees('Your signature: Margaret Hale'), form.play({ submits: false, sent: [] })),
};

export const Cleared: Story = {
  name: 'Drawn and cleared',
  play: inTurn(
    draw,
    sees('Your signature'),
    form.play({ does: [{ press: 'Clear' }] }),
    sees(/^Place for your signature, empty/),
    async ({ canvas }) => {
      await expect(canvas.getByText('Your signature has been cleared')).toBeInTheDocument();
    },
  ),
};

export const NothingDone: Story = {
  name: 'Not ticked and not signed',
  play: form.play({
    problems: ['Please agree to all terms before proceeding.', 'Please provide your signature before proceeding.'],
  }),
};

export const NothingTyped: Story = {
  name: 'Ticked, without a typed name',
  play: inTurn(
    tickAll,
    form.play({
      does: [{ press: 'Type' }],
      submits: true,
      descriptions: { 'Your full name': 'Please provide your signature before proceeding.' },
      sent: [],
    }),
  ),
};

export const DrawingUnavailable: Story = {
  name: 'Drawing unavailable',
  beforeEach: () => {
    const noCanvas = spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    return () => noCanvas.mockRestore();
  },
  play: form.play({
    sees: [/Drawing does not work here just now/],
    next: [{ press: 'Type' }, { press: 'Draw' }],
  }),
};

export const Sending: Story = {
  parameters: form.sending,
  play: inTurn(signed, form.play({ sent: [sent], sees: ['Loading...'] })),
};

export const RefusedByTheServer: Story = {
  parameters: form.refusing('This step is not available to you at the moment.'),
  play: inTurn(
    drawn,
    form.play({ alert: 'This step is not available to you at the moment.' }),
    sees('Your signature'),
    ticks(true),
  ),
};

export const NoConnection: Story = {
  parameters: form.offline,
  play: inTurn(signed, form.play({ alert: 'We could not reach our service.' })),
};

/** A host's page with its own log-in below the letter. */
function WithLogIn(props: ComponentProps<typeof AuthorisationPad>) {
  return (
    <>
      <AuthorisationPad {...props} />
      {useSession().status === 'logged-out' && <LogInForm />}
    </>
  );
}

export const LostWithItsSession: Story = {
  name: 'Signed, but the session ended before it was sent',
  render: (args) => <WithLogIn {...args} />,
  parameters: form.refusing(new BackendError('logged-out', 'JWT expired', { serverCode: 'PGRST301' })),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const lost = /^You were logged out before your letter was sent, so it is not signed\./;
    await tickAll(context);
    await expect(canvas.queryByText(lost)).toBeNull();
    await typeName(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Complete Application' }));
    await userEvent.type(await canvas.findByLabelText('Email'), 'margaret.hale@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse battery');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(await canvas.findByText(lost)).toBeVisible();
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Type' }));
    await expect(canvas.getByLabelText('Your full name')).toHaveValue('');
  },
};

export const PictureFails: Story = {
  name: 'Signed, after the screenshot failed',
  args: { captureScreenshot: fn(() => Promise.reject(new Error('No picture'))) },
  play: inTurn(
    signed,
    form.play({ completed: { tags: [12] }, sent: [{ ...sent, p_screenshot: null }] }),
    says('portal_authorisation', { method: 'typed', screenshot: 'failed' }),
  ),
};

export const SignedWithAPicture: Story = {
  name: 'Signed, with a real screenshot of the letter',
  render: ({ captureScreenshot: _picture, ...props }) => <AuthorisationPad {...props} />,
  play: inTurn(
    drawn,
    form.play({ submits: true }),
    async ({ args }) =>
      waitFor(() => expect(args.onCompleted).toHaveBeenCalledWith({ tags: [12] }), { timeout: 20_000 }),
    form.play({ submits: false, sent: [{ ...sent, p_screenshot: aLargePng }] }),
    says('portal_authorisation', { method: 'drawn', screenshot: 'taken' }),
  ),
};

export const FurtherAgreements: Story = {
  name: 'The firm’s agreements, one of them long',
  beforeEach: ({ loaded }) => {
    const { state } = adapterOf(loaded);
    state.agreements = [
      {
        id: 'data-protection',
        version: 4,
        name: 'Your data',
        text: 'I agree to my data being used to find my pensions.',
      },
      { id: 'hmrc', version: 2, name: 'HMRC', text: 'I agree to HMRC being asked.' },
      {
        id: 'fees',
        version: 1,
        name: 'Fees and what they are charged for when a pension is found that was not known before',
        text: 'I have read that tracing is free of charge. '.repeat(8),
      },
    ];
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('checkbox')).toHaveLength(3);
  },
};

export const NewWording: Story = {
  name: 'The wording has changed before it was sent',
  play: inTurn(
    drawn,
    async ({ loaded }) => void (adapterOf(loaded).state.companyName = 'Lantern & Sons'),
    form.play({ submits: true, sees: [/^I authorise Lantern & Sons to keep/], alert: 'The wording has changed.' }),
    sees('Your signature'),
    ticks(false),
  ),
};

/** Changes a word of the letter, as a translator does. */
const translate: Play = async ({ canvas }) => {
  const title = await canvas.findByRole('heading', { name: 'Letter of authority' });
  title.textContent = 'Lettre de mandat';
  await canvas.findByText(/^This page has been translated\. You sign the original words/);
};

export const Translated: Story = {
  name: 'On a page that the browser translated',
  play: inTurn(translate, form.play({ sees: ['Show the original'], lacks: ['Letter of authority'] })),
};

export const OriginalShown: Story = {
  name: 'The original, on a page that the browser translated',
  play: async (context) => {
    const { canvas, userEvent } = context;
    await translate(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Show the original' }));
    await expect(await canvas.findByRole('heading', { name: 'Letter of authority' })).toHaveFocus();
    await expect(canvas.queryByText(/^This page has been translated/)).toBeNull();
  },
};

export const LoadingTheLetter: Story = {
  parameters: form.with({ memory: { pending: ['portal_agreements'] } }),
  play: loading,
};

export const OwnLetter: Story = {
  name: 'A backend without portal_agreements',
  parameters: form.with({ memory: { without: ['portal_agreements'] } }),
  play: form.play({
    submits: false,
    sees: ['I authorise Lantern Pension Tracing to look for my pensions.', 'Data protection'],
  }),
};

export const UnnamedLetter: Story = {
  name: 'A letter without the firm’s name',
  parameters: { pensionTrace: { scenario: { ...getScenario('authorisation'), companyName: null } } },
  play: inTurn(
    form.play({
      submits: false,
      alert: 'You cannot sign this letter yet, because our name is missing from it. Please contact us.',
    }),
    cannotSign,
  ),
};

export const LetterFails: Story = {
  parameters: form.with({ memory: { fail: { portal_agreements: new BackendError('unexpected', 'x') } } }),
  play: inTurn(
    form.play({
      submits: false,
      alert: 'We could not load the letter for you to sign. Please try again.',
      sees: ['Try again'],
    }),
    cannotSign,
  ),
};

export const LoadingTheProfile: Story = {
  parameters: form.with({ memory: { pending: ['portal_user'] } }),
  play: loading,
};

export const ProfileFails: Story = {
  parameters: form.with({ memory: { fail: { portal_user: new BackendError('unexpected', 'x') } } }),
  play: inTurn(
    form.play({
      submits: false,
      alert: 'Failed to fetch user profile. Please try again later.',
      sees: ['Try again'],
    }),
    cannotSign,
  ),
};

export const LoggedOut: Story = {
  parameters: form.with({ scenario: 'logged-out' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const SecondStepDue: Story = {
  name: 'The second step of signing in is missing',
  parameters: form.with({ scenario: 'second-step' }),
  play: inTurn(form.play({ submits: false, alert: 'Enter the code from your authenticator app first' }), cannotSign),
};

export const ResettingThePassword: Story = {
  name: 'Opened from a link to reset the password',
  parameters: form.with({ scenario: 'password-recovery' }),
  play: inTurn(form.play({ submits: false, alert: 'Log in again to carry on' }), cannotSign),
};

/** Disables the auth events, so that only the reply of `getSession` reports the session. */
const withoutEvents: Story['beforeEach'] = ({ loaded }) => {
  spyOn(adapterOf(loaded).auth, 'onChange').mockReturnValue(() => undefined);
};

export const RestoringTheSession: Story = {
  beforeEach: withoutEvents,
  parameters: form.with({ memory: { pending: ['auth.getSession'] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Loading...')).not.toHaveLength(0);
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const SessionFails: Story = {
  beforeEach: withoutEvents,
  parameters: form.with({ memory: { fail: { 'auth.getSession': new BackendError('unreachable', 'No answer came') } } }),
  play: inTurn(form.play({ submits: false, alert: 'Failed to fetch user profile.', sees: ['Try again'] }), cannotSign),
};

export const byStatus = {
  reason: {
    name_changed: NameChanged,
    address_changed: AddressChanged,
    details_corrected: DetailsCorrected,
    signature_unclear: SignatureUnclear,
    newer_needed: NewerNeeded,
    wording_changed: WordingChanged,
  } satisfies Record<NonNullable<NonNullable<UseAuthorisationResult['signAgain']>['reason']>, Story>,
  authorisation: {
    success: SignedAgain,
    idle: BeforeSigning,
    error: RefusedByTheServer,
    invalid: NothingDone,
    pending: Sending,
  } satisfies Record<UseAuthorisationResult['state']['status'], Story>,
  letter: { error: LetterFails, pending: LoadingTheLetter, success: BeforeSigning } satisfies Record<
    UseAuthorisationResult['letter']['status'],
    Story
  >,
  account: {
    error: ProfileFails,
    pending: LoadingTheProfile,
    success: BeforeSigning,
    recovering: ResettingThePassword,
    'second-step': SecondStepDue,
    'logged-out': LoggedOut,
  } satisfies Record<ReturnType<typeof useAccount>['status'], Story>,
  session: {
    error: SessionFails,
    recovering: ResettingThePassword,
    pending: RestoringTheSession,
    'second-step': SecondStepDue,
    'logged-in': BeforeSigning,
    'logged-out': LoggedOut,
  } satisfies Record<ReturnType<typeof useSession>['status'], Story>,
};
