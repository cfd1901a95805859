import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { describe, expect, it } from 'vitest';
import { BackendError } from '../../src/backend/BackendError';
import { text, type ValuesOf } from '../../src/forms/field';
import { useForm } from '../../src/forms/useForm';
import type { Form } from '../../src/forms/Form';
import { createMemoryAdapter } from '../../src/memory';
import { ErrorSummary } from '../../src/ui/ErrorSummary';
import { renderWithAdapter } from '../provider/renderWithAdapter';

const fields = {
  first: text({ rule: (value) => (value === '' ? 'First is missing' : undefined), parameter: 'p_first' }),
  second: text({ rule: (value) => (value === '' ? 'Second is missing' : undefined), parameter: 'p_second' }),
};
type Fields = typeof fields;
const names = ['first', 'second'] as const;

interface HostProps {
  /** Adds the host's own error summary. */
  summaryOf?: (form: Form<ValuesOf<Fields>>) => React.ReactNode;
  hasErrors?: boolean;
  run?: () => Promise<unknown>;
}

/** A host's own form, with inputs and a button of its own. */
function Host({ summaryOf, hasErrors = true, run = () => Promise.resolve(null) }: HostProps) {
  const form = useForm({ part: 'signUp', fields, run });
  const headingId = useId();
  return (
    <form noValidate aria-labelledby={headingId} onSubmit={form.submit}>
      <h2 id={headingId}>Own form</h2>
      {summaryOf?.(form)}
      {names.map((name) => (
        <div key={name}>
          <label htmlFor={form.idOf(name)}>{name}</label>
          <input {...form.fieldProps(name)} />
          {hasErrors && form.errorOf(name) && <p id={`${form.idOf(name)}-error`}>{form.errorOf(name)}</p>}
        </div>
      ))}
      <button disabled={form.state.status === 'pending'}>Send</button>
    </form>
  );
}

function ownSummary({ state, errorSummaryProps }: Form<ValuesOf<Fields>>) {
  if (state.status !== 'invalid') return null;
  return <div {...errorSummaryProps}>{state.problems.map(({ message }) => message).join(', ')}</div>;
}

function renderHost(props: HostProps) {
  renderWithAdapter(<Host {...props} />, createMemoryAdapter('logged-out'));
  return { user: userEvent.setup({ delay: null }), send: screen.getByRole('button', { name: 'Send' }) };
}

describe('focus after a refused submission', () => {
  it('goes to the error summary that the host renders, each time', async () => {
    const { user, send } = renderHost({ summaryOf: ownSummary });
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await user.click(send);
      await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
      expect(screen.getByRole('alert')).toHaveTextContent('First is missing, Second is missing');
    }
  });

  it('goes to the first invalid field without a summary', async () => {
    const { user, send } = renderHost({});
    await user.click(send);
    await waitFor(() => expect(screen.getByLabelText('first')).toHaveFocus());
    await user.keyboard('one');
    expect(screen.getByLabelText('first')).toHaveFocus();
    await user.click(send);
    await waitFor(() => expect(screen.getByLabelText('second')).toHaveFocus());
  });

  it('goes to the field whose value the server refused', async () => {
    const refusal = new BackendError('refused', 'Second is taken', { serverCode: 'PT400', parameter: 'p_second' });
    const { user, send } = renderHost({ run: () => Promise.reject(refusal) });
    await user.type(screen.getByLabelText('first'), 'one');
    await user.type(screen.getByLabelText('second'), 'two');
    await user.click(send);
    await waitFor(() => expect(screen.getByLabelText('second')).toHaveFocus());
    expect(screen.getByLabelText('second')).toHaveAccessibleDescription('Second is taken');
  });

  it('stays where the customer moved it in the meantime', async () => {
    const refusal = new BackendError('refused', 'Second is taken', { serverCode: 'PT400', parameter: 'p_second' });
    let refuse = (_error: BackendError) => {};
    const { user, send } = renderHost({ run: () => new Promise((_, reject) => (refuse = reject)) });
    await user.type(screen.getByLabelText('first'), 'one');
    await user.type(screen.getByLabelText('second'), 'two');
    await user.click(send);
    await waitFor(() => expect(send).toBeDisabled());
    await user.click(screen.getByLabelText('first'));
    await act(async () => refuse(refusal));
    await waitFor(() => expect(screen.getByText('Second is taken')).toBeVisible());
    expect(screen.getByLabelText('first')).toHaveFocus();
  });

  it('stays on a summary that takes it itself, also in a shadow root', async () => {
    function Shadow({ children }: { children: React.ReactNode }) {
      const [root, setRoot] = useState<ShadowRoot | null>(null);
      return (
        <div ref={(host) => setRoot((kept) => kept ?? host?.attachShadow({ mode: 'closed' }) ?? null)}>
          {root && createPortal(<div ref={(box) => void (inside = box)}>{children}</div>, root)}
        </div>
      );
    }
    let inside: HTMLDivElement | null = null;
    const summaryOf = ({ state, submitCount }: Form<ValuesOf<Fields>>) => (
      <ErrorSummary errors={state.status === 'invalid' ? state.problems : []} focusKey={submitCount} />
    );
    renderWithAdapter(
      <Shadow>
        <Host summaryOf={summaryOf} />
      </Shadow>,
      createMemoryAdapter('logged-out'),
    );
    await waitFor(() => expect(inside).not.toBeNull());
    const page = within(inside as unknown as HTMLElement);
    await userEvent.click(page.getByRole('button', { name: 'Send' }));
    const alert = await page.findByRole('alert');
    const root = alert.getRootNode() as ShadowRoot;
    await waitFor(() => expect(root.activeElement).toBe(alert));
    expect(page.getByLabelText('first')).toHaveAttribute('aria-describedby', expect.stringMatching(/-error$/));
  });
});

describe('the description of a field', () => {
  it('names its error when the page has it', async () => {
    const { user, send } = renderHost({});
    await user.click(send);
    await waitFor(() => expect(screen.getByLabelText('first')).toHaveAccessibleDescription('First is missing'));
  });

  it('names no error that the host does not render', async () => {
    const { user, send } = renderHost({ hasErrors: false, summaryOf: ownSummary });
    await user.click(send);
    await waitFor(() => expect(screen.getByLabelText('first')).toHaveAttribute('aria-invalid', 'true'));
    expect(screen.getByLabelText('first')).not.toHaveAttribute('aria-describedby');
  });
});
