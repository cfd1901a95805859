import { PensionTraceProvider, PersonalDetailsForm } from '@pension-trace/react';
import { createMemoryAdapter } from '@pension-trace/react/memory';
import { fireEvent, render, screen } from '@testing-library/react';

test('the personal details say what is missing', async () => {
  const adapter = createMemoryAdapter('personal');
  render(
    <PensionTraceProvider adapter={adapter}>
      <PersonalDetailsForm />
    </PensionTraceProvider>,
  );
  expect(await screen.findByDisplayValue('Margaret')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect((await screen.findAllByText('Please select a title')).length).toBeGreaterThan(0);
  expect(adapter.calls.map(({ name }) => name)).not.toContain('portal_personal');
});
