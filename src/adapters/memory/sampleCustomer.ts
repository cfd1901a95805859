import type { PortalDocument } from '../../backend/entities';
import { country } from '../../domain/address';
import type { ScenarioCustomer } from './createState';

/*
 * These people are fictional. Phone numbers are from the ranges that Ofcom reserves for drama, email addresses use
 * example.com, and the NI number follows the style of GOV.UK's documentation.
 */

/** A customer who has just signed up. */
export const signedUpCustomer: ScenarioCustomer = {
  id: 'customer-1',
  email: 'margaret.hale@example.com',
  newsToken: 'news-1',
  password: 'correct horse battery',
  firstName: 'Margaret',
  lastName: 'Hale',
  tags: [1],
};

/** The same customer with the data that the onboarding collects before the first trace. */
export const sampleCustomer: ScenarioCustomer = {
  ...signedUpCustomer,
  title: 2,
  previousNames: ['Margaret Thornton'],
  birthDate: '1958-03-14',
  nationalInsurance: 'AB123456C',
  phone: '07700 900123',
  reason: 2,
  addresses: [
    {
      id: 'address-1',
      ...linesOf('12 Sample Street', null, 'Sampleton', 'EX71 3AA'),
      type: { id: 1, name: 'Current Address' },
      start_date: '2009',
      end_date: null,
    },
    {
      id: 'address-2',
      ...linesOf('Flat 3', '48 Mill Lane', 'Exampleford', 'EX71 4BB'),
      type: { id: 2, name: 'Previous Address' },
      start_date: '1994',
      end_date: '2009',
    },
  ],
  marketing: { email: true, text: false, post: true },
  tasks: [
    {
      id: 'task-1',
      title: 'Send us a copy of your P45',
      description: 'Milton Mills asks for proof that you worked there. A photograph of the page is enough.',
      due_date: '2026-03-24',
      page: 'documents',
    },
    {
      id: 'task-2',
      title: 'Check your address from 1994 to 2009',
      description: 'One provider could not find you at that address.',
      due_date: '2026-04-07',
      page: 'profile',
    },
  ],
  documents: [
    documentOf('1', 'Pension statement 2025.pdf', '2026-03-02T14:30:00Z', 'firm'),
    documentOf('2', 'Employment history.docx', '2026-02-17T09:05:00Z', 'customer'),
    documentOf('3', 'Scanned payslip.jpg', '2026-02-17T09:01:00Z', 'customer'),
  ],
};

function documentOf(number: string, name: string, created_date: string, added_by: string): PortalDocument {
  const file = name.toLowerCase().replaceAll(' ', '-');
  return { id: `document-${number}`, name, url: `https://files.example.com/${file}`, created_date, added_by };
}

function linesOf(line1: string, line2: string | null, city: string, postcode: string) {
  return { line1, line2, line3: null, city, postcode, country };
}
