import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PersonalDetailsForm, PensionTraceProvider, TraceForm } from '../../src';
import { sampleTraces } from '../../src/adapters/memory/sampleEntries';
import { createMemoryAdapter } from '../../src/memory';
import { Remountable } from '../features/Remountable';

const known = { firstName: 'Ada', phoneNumber: '07700 900123', day: '10', month: '12' };

function renderForm() {
  render(
    <PensionTraceProvider adapter={createMemoryAdapter('personal', { delay: 50 })}>
      <Remountable>
        <PersonalDetailsForm defaultValues={known} />
      </Remountable>
    </PensionTraceProvider>,
  );
}

it('fills the form at once; a value of the profile then replaces its default', async () => {
  renderForm();
  expect(screen.getByLabelText('Phone number')).toHaveValue('07700 900123');
  expect(screen.getByLabelText('First name')).toHaveValue('Ada');
  await waitFor(() => expect(screen.getByLabelText('First name')).toHaveValue('Margaret'));
  expect(screen.getByLabelText('Phone number')).toHaveValue('07700 900123');
  expect(screen.getByLabelText('Day')).toHaveValue('10');
});

it('a draft overrides a default, and typing overrides both', async () => {
  const user = userEvent.setup({ delay: null });
  renderForm();
  await waitFor(() => expect(screen.getByLabelText('First name')).toHaveValue('Margaret'));
  await user.clear(screen.getByLabelText('First name'));
  await user.type(screen.getByLabelText('First name'), 'Grace');
  await user.clear(screen.getByLabelText('Phone number'));
  await user.click(screen.getByRole('button', { name: 'Unmount' }));
  await user.click(screen.getByRole('button', { name: 'Mount' }));
  expect(screen.getByLabelText('First name')).toHaveValue('Grace');
  // Cleared by the customer, so it stays empty.
  expect(screen.getByLabelText('Phone number')).toHaveValue('');
  expect(screen.getByLabelText('Day')).toHaveValue('10');
  await user.type(screen.getByLabelText('Phone number'), '01632 960001');
  expect(screen.getByLabelText('Phone number')).toHaveValue('01632 960001');
});

it('does not change an entry that is edited', async () => {
  const [sample] = sampleTraces;
  if (!sample) throw new Error('There is no sample.');
  const trace = { ...sample, title: null };
  render(
    <PensionTraceProvider adapter={createMemoryAdapter('portal')}>
      <TraceForm trace={trace} defaultValues={{ title: 'Weaver' }} />
    </PensionTraceProvider>,
  );
  expect(await screen.findByLabelText(/^Job title/)).toHaveValue('');
});
