import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import * as main from '../../src/index';
import { createMemoryAdapter, type MemoryScenarioName } from '../../src/memory';
import { renderWithAdapter } from '../provider/renderWithAdapter';
import type { ReactElement } from 'react';

/** The autocomplete tokens of the fields of a form, by label (WHATWG, HTML section 4.10.18.7). */
type Tokens = Record<string, string>;

const off = 'off';
const address = {
  'Address line 1': 'address-line1',
  'Address line 2': 'address-line2',
  'Address line 3': 'address-line3',
  'Town or city': 'address-level2',
  Postcode: 'postal-code',
  Country: 'country-name',
};
const years = { 'Start year': off, 'End year': off };

const forms: [string, MemoryScenarioName, () => ReactElement, Tokens, button?: string][] = [
  [
    'sign-up',
    'logged-out',
    () => <main.SignUpForm />,
    { 'First name': 'given-name', 'Last name': 'family-name', Email: 'email', Password: 'new-password' },
  ],
  ['log-in', 'logged-out', () => <main.LogInForm />, { Email: 'email', Password: 'current-password' }],
  ['forgotten password', 'logged-out', () => <main.ForgotPasswordForm />, { Email: 'email' }],
  [
    'new password',
    'password-recovery',
    () => <main.ResetPasswordForm onContinue={() => undefined} />,
    { 'New Password': 'new-password', 'Confirm Password': 'new-password' },
  ],
  ['second step', 'second-step', () => <main.SecondStepForm />, { Code: 'one-time-code' }],
  [
    'personal details',
    'personal',
    () => <main.PersonalDetailsForm />,
    {
      Title: 'honorific-prefix',
      'First name': 'given-name',
      'Last name': 'family-name',
      'Previous names': off,
      'Phone number': 'tel',
      Day: 'bday-day',
      Month: 'bday-month',
      Year: 'bday-year',
      'National Insurance number': off,
    },
  ],
  ['address search', 'address', () => <main.AddressFinder />, { Postcode: 'postal-code' }],
  ['address', 'address', () => <main.AddressFinder />, address, 'Enter Address Manually'],
  ['trace', 'portal', () => <main.TraceForm />, { Employer: off, 'Job title': off, Industry: off, ...years }],
  ['pension', 'portal', () => <main.PensionForm />, { 'Pension provider': off, 'Policy number': off, ...years }],
  ['guide search', 'portal', () => <main.SupportPage />, { 'Search guides': off }],
];

describe('every field tells browsers and password managers what it asks for', () => {
  it.each(forms)('%s', async (_name, scenario, form, tokens, button) => {
    renderWithAdapter(form(), createMemoryAdapter(scenario));
    if (button !== undefined) await userEvent.click(await screen.findByRole('button', { name: button }));
    const fields = () => [
      ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
        'input:not([type=checkbox], [type=file]), select',
      ),
    ];
    const labelOf = (field: HTMLInputElement | HTMLSelectElement) =>
      (field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? '').replace(/ *\(.*\)$/, '');
    await waitFor(() =>
      expect(Object.fromEntries(fields().map((field) => [labelOf(field), field.getAttribute('autocomplete')]))).toEqual(
        tokens,
      ),
    );
    for (const field of fields()) {
      const isNewPassword = field.getAttribute('autocomplete') === 'new-password';
      expect(field.getAttribute('passwordrules')).toBe(isNewPassword ? 'minlength: 8; maxlength: 32;' : null);
    }
  });
});
