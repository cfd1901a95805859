import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import '../../../src/styles.css';
import { BackendError } from '../../../src/backend/BackendError';
import { sampleLetter } from '../../../src/adapters/memory/sampleAgreements';
import { AuthorisationPad, type AuthorisationPadProps } from '../../../src/features/authorisation/AuthorisationPad';
import {
  createMemoryAdapter,
  getScenario,
  type MemoryOptions,
  type MemoryScenario,
  type MemoryScenarioName,
} from '../../../src/memory';
import { renderWithAdapter } from '../../provider/renderWithAdapter';
import { payloadsOf } from '../payloadsOf';
import { drawOn, inkOn, padIsReady } from './drawOn';
import { smallPicture } from './pictures';
import { signLetter, tickAll, typeName } from './signLetter';
import { wholeText } from '../../wholeText';

interface Setting extends AuthorisationPadProps {
  provider?: Parameters<typeof renderWithAdapter>[2];
  scenario?: MemoryScenarioName | MemoryScenario;
  memory?: MemoryOptions;
}

function renderPad({ scenario = 'authorisation', memory, provider, ...props }: Setting = {}) {
  const adapter = createMemoryAdapter(scenario, memory);
  const onCompleted = vi.fn();
  const captureScreenshot = vi.fn((_letter: HTMLElement) => Promise.resolve(smallPicture));
  const all = { captureScreenshot, onCompleted, ...props };
  const warnings: string[] = [];
  const view = renderWithAdapter(<AuthorisationPad {...all} />, adapter, {
    onWarning: (message) => warnings.push(message),
    ...provider,
  });
  const evidence = (name = 'portal_authorisation') =>
    adapter.calls
      .filter((call) => call.name === name)
      .map(({ headers }): unknown => JSON.parse(headers['X-Evidence'] ?? ''));
  return {
    ...view,
    adapter,
    warnings,
    onCompleted,
    captureScreenshot,
    evidence,
    user: userEvent.setup({ delay: null }),
  };
}

const paper = (name = /^Place for your signature/) => screen.findByRole('img', { name });
const complete = () => screen.getByRole('button', { name: 'Complete Application' });

const image: unknown = expect.stringMatching(/^data:image\/png;base64,/);
const sent = { p_data_protection: true, p_hmrc_authorised: true, p_signature: image, p_screenshot: smallPicture };

describe('the letter of a backend without portal_agreements', () => {
  const memory = { without: ['portal_agreements'] };
  const contact = { postalAddress: ['Lantern Pension Tracing', '1 Example Street', 'London'] };

  it('shows the configured texts and is sent as unsealed, with one warning for developers', async () => {
    const { user, adapter, evidence, errors, warnings } = renderPad({
      memory,
      provider: { config: { companyName: 'Lantern Pension Tracing', contact } },
    });
    expect(await screen.findByText('I authorise Lantern Pension Tracing to look for my pensions.')).toBeVisible();
    expect(
      screen.getByText(wholeText('This letter lets Lantern Pension Tracing look for your pensions.')),
    ).toBeVisible();
    expect(screen.getByText('1 Example Street, London')).toBeVisible();
    expect(screen.getByText('Mrs Margaret Hale')).toBeVisible();
    expect(screen.getByText('12 Sample Street, Sampleton, EX71 3AA')).toBeVisible();
    expect(screen.getByText(/will also ask HM Revenue & Customs/)).toBeVisible();
    await signLetter(user);
    await waitFor(() => expect(evidence()).toEqual([{ method: 'typed', screenshot: 'taken', wording: 'unsealed' }]));
    expect(payloadsOf(adapter, 'portal_authorisation')).toEqual([sent]);
    expect(errors.filter(({ code }) => code === 'not-implemented')).toEqual([]);
    expect(warnings).toEqual([
      expect.stringMatching(
        /^The backend has no procedure portal_agreements\. The letter is made from messages\.letter/,
      ),
    ]);
  });

  it('shows the host’s replacement texts', async () => {
    const messages = { letter: { authority: (company: string) => `${company} speaks for me.` } };
    renderPad({ memory, provider: { messages } });
    expect(await screen.findByText('Lantern Pension Tracing speaks for me.')).toBeVisible();
  });

  it('needs the firm’s name', async () => {
    const { warnings } = renderPad({ memory, provider: { config: {} } });
    expect(await screen.findByText('We could not load the letter for you to sign. Please try again.')).toBeVisible();
    expect(warnings).toEqual([expect.stringContaining('config.companyName, which it needs')]);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it.each(['unreachable', 'timeout', 'unexpected', 'invalid-reply'] as const)(
    'is not shown after a call that failed as %s',
    async (code) => {
      renderPad({ memory: { fail: { portal_agreements: new BackendError(code, 'No answer') } } });
      expect(await screen.findByText('We could not load the letter for you to sign. Please try again.')).toBeVisible();
      expect(screen.queryByRole('checkbox')).toBeNull();
    },
  );
});

it('warns developers when the letter names another firm than the page', async () => {
  const { warnings } = renderPad({ provider: { config: { companyName: 'Another Firm' } } });
  await screen.findByText('Mrs Margaret Hale');
  await waitFor(() =>
    expect(warnings).toEqual([
      "The letter names 'Lantern Pension Tracing', from the backend's settings.company_name, but config.companyName is 'Another Firm'. Set both to the same name.",
    ]),
  );
});

it.each([
  ['the configured name', { companyName: 'Your Firm Ltd' }, 'Your Firm Ltd'],
  ['a placeholder without one', {}, 'Your Firm'],
])('hides a letter without a firm’s name, and warns with %s', async (_name, config, company) => {
  const scenario = { ...getScenario('authorisation'), companyName: null };
  const { warnings } = renderPad({ scenario, provider: { config } });
  expect(
    await screen.findByText(/^You cannot sign this letter yet, because our name is missing from it\./),
  ).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /complete/i })).toBeNull();
  expect(warnings).toEqual([
    `The letter names no firm, so no one can sign it. Run in the backend: update public.settings set company_name = '${company}'`,
  ]);
});

describe('the letter', () => {
  it('captures the whole letter, without National Insurance number, telephone number and date of birth', async () => {
    const { user, captureScreenshot } = renderPad();
    await signLetter(user);
    await waitFor(() => expect(captureScreenshot).toHaveBeenCalledTimes(1));
    const [letter] = captureScreenshot.mock.calls[0] ?? [];
    expect(letter).toBeInstanceOf(HTMLElement);
    for (const { name, text } of sampleLetter) {
      expect(letter).toHaveTextContent(name);
      expect(letter).toHaveTextContent(text.replaceAll('{company}', 'Lantern Pension Tracing'));
    }
    expect(letter).toHaveTextContent('Mrs Margaret Hale');
    expect(letter).toHaveTextContent('Margaret Thornton');
    expect(letter).toHaveTextContent('12 Sample Street, Sampleton, EX71 3AA');
    expect(letter).toHaveTextContent('Lantern House, 1 Sample Street, Sampleton, EX71 3AB');
    expect(letter).not.toHaveTextContent(/AB ?123456|07700|1958/);
    const typed = screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
    expect(typed).toEqual(['Margaret Hale']);
  });

  it('waits for the agreements, and reads them again after a failure', async () => {
    const fail: Record<string, BackendError> = { portal_agreements: new BackendError('unexpected', 'x') };
    const { user } = renderPad({ memory: { fail } });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We could not load the letter for you to sign. Please try again.',
    );
    expect(screen.queryByRole('button', { name: 'Complete Application' })).toBeNull();
    delete fail.portal_agreements;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByRole('checkbox')).toHaveLength(2);
  });

  it('calls onChange to change a detail, and shows no links to change one without it', async () => {
    const onChange = vi.fn();
    const user = userEvent.setup();
    const { rerender } = renderWithAdapter(
      <AuthorisationPad onChange={onChange} />,
      createMemoryAdapter('authorisation'),
    );
    await user.click(await screen.findByRole('button', { name: 'Change: Address' }));
    await user.click(screen.getByRole('button', { name: 'Change: Date of birth' }));
    expect(onChange.mock.calls).toEqual([['address'], ['personal']]);
    rerender(<AuthorisationPad />);
    expect(await screen.findByText('14 March 1958')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Change|NI number/ })).toBeNull();
  });

  it('names ways to reach the firm when a detail is wrong', async () => {
    renderWithAdapter(<AuthorisationPad />, createMemoryAdapter('authorisation'), {
      config: {
        companyName: 'Lantern Pension Tracing',
        contact: { email: 'help@example.com', ukPhone: '0808 157 0192' },
      },
    });
    expect(await screen.findByRole('link', { name: 'help@example.com' })).toHaveAttribute(
      'href',
      'mailto:help@example.com',
    );
    // The number does not break.
    const phone = screen.getByRole('link', { name: '0808\u00a0157\u00a00192' });
    expect(phone).toHaveAttribute('href', 'tel:08081570192');
  });

  it('waits for the profile, and reads it again after a failure', async () => {
    const fail: Record<string, BackendError> = { portal_user: new BackendError('unexpected', 'x') };
    const { user } = renderPad({ memory: { fail } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch user profile. Please try again later.');
    expect(screen.queryByRole('checkbox')).toBeNull();
    delete fail.portal_user;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findAllByRole('checkbox')).toHaveLength(2);
  });
});

describe('validation', () => {
  it('leads from each message to what is missing, before any picture is taken', async () => {
    const { user, captureScreenshot } = renderPad();
    await padIsReady(await paper());
    await user.click(complete());
    await user.click(await screen.findByRole('link', { name: 'Please agree to all terms before proceeding.' }));
    expect(screen.getByLabelText('Data protection')).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Please provide your signature before proceeding.' }));
    expect(screen.getByRole('group', { name: 'Please sign below' })).toHaveFocus();
    expect(captureScreenshot).not.toHaveBeenCalled();
  });

  it('requires both agreements', async () => {
    const { user, adapter } = renderPad();
    await user.click(await screen.findByLabelText('Data protection'));
    await typeName(user);
    await user.click(complete());
    expect(screen.getByRole('link', { name: 'Please agree to all terms before proceeding.' })).toBeVisible();
    expect(payloadsOf(adapter, 'portal_authorisation')).toEqual([]);
  });

  it('rejects a typed name of spaces', async () => {
    const { user, adapter } = renderPad();
    await signLetter(user, '   ');
    await user.click(screen.getByRole('link', { name: 'Please provide your signature before proceeding.' }));
    expect(screen.getByLabelText('Your full name')).toHaveFocus();
    expect(payloadsOf(adapter, 'portal_authorisation')).toEqual([]);
  });

  it('rejects a cleared signature', async () => {
    const { user, adapter } = renderPad();
    await tickAll(user);
    const canvas = await paper();
    await drawOn(canvas, [20, 40], [220, 120]);
    expect(await paper(/^Your signature$/)).toBe(canvas);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(inkOn(canvas)).toBeUndefined();
    await user.click(complete());
    expect(screen.getByRole('link', { name: 'Please provide your signature before proceeding.' })).toBeVisible();
    expect(payloadsOf(adapter, 'portal_authorisation')).toEqual([]);
  });
});

describe('signing', () => {
  it('works with the keyboard alone', async () => {
    const { user, adapter } = renderPad();
    await padIsReady(await paper());
    await user.tab();
    expect(screen.getByLabelText('Data protection')).toHaveFocus();
    await user.keyboard(' {Tab} {Tab}');
    expect(screen.getByRole('radio', { name: 'Draw' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'Type' })).toHaveFocus();
    await user.keyboard('{Tab}Margaret Hale{Tab}');
    expect(complete()).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(payloadsOf(adapter, 'portal_authorisation')).toEqual([sent]));
  });

  it('sends once for a double click', async () => {
    const { user, adapter, onCompleted, captureScreenshot } = renderPad();
    await tickAll(user);
    await typeName(user);
    await user.dblClick(complete());
    await waitFor(() => expect(onCompleted).toHaveBeenCalledTimes(1));
    expect(payloadsOf(adapter, 'portal_authorisation')).toHaveLength(1);
    expect(captureScreenshot).toHaveBeenCalledTimes(1);
  });

  it('reports a picture that failed', async () => {
    const { user, errors, onCompleted } = renderPad({
      captureScreenshot: () => Promise.reject(new Error('No picture')),
    });
    await signLetter(user);
    await waitFor(() => expect(onCompleted).toHaveBeenCalled());
    expect(errors.map(({ message }) => message)).toEqual(['No picture of the authorisation: failed']);
  });
});

describe('the signature and the ticks', () => {
  it('keep the signature and lose the ticks when the wording has changed, and the new wording can be signed', async () => {
    const { user, adapter, onCompleted } = renderPad();
    await tickAll(user);
    const canvas = await paper();
    await drawOn(canvas, [20, 40], [220, 120]);
    adapter.state.companyName = 'Lantern & Sons';
    await user.click(complete());
    expect(await screen.findByText(/^I authorise Lantern & Sons to keep/)).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The wording has changed. Please read the new wording below, agree to it, and send it again.',
    );
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
    expect(inkOn(canvas)).toBeDefined();
    await tickAll(user);
    await user.click(complete());
    await waitFor(() => expect(onCompleted).toHaveBeenCalledWith({ tags: [12] }));
    expect(adapter.state.customers[0]?.authorisations[0]?.agreements[0]?.text).toMatch(/^I authorise Lantern & Sons/);
  });

  it('are kept when the customer switches between drawing and typing', async () => {
    const { user } = renderPad();
    await tickAll(user);
    await drawOn(await paper(), [20, 40], [220, 120]);
    await typeName(user);
    await user.click(screen.getByRole('radio', { name: 'Draw' }));
    const again = await paper(/^Your signature$/);
    await padIsReady(again);
    await waitFor(() => expect(inkOn(again)).toBeDefined());
    for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Type' }));
    expect(screen.getByLabelText('Your full name')).toHaveValue('Margaret Hale');
  });
});
