import type { Agreement } from '../../backend/contracts/agreements';
import { dataProtectionAgreement, hmrcAgreement, hmrcLetterPart } from '../../domain/authorisation';
import type { MemoryAuthorisation } from './MemoryState';
import { textsFor } from './wordingOf';

const part = (id: string, name: string, text: string): Agreement => ({ id, version: 1, name, text });

/** Version 1 of the letter's body in `supabase/migrations`, with `{company}` for the firm's name. */
export const sampleLetter: Agreement[] = [
  part('letter', 'Letter of authority', 'I authorise {company} to look for my pensions.'),
  part(
    'letter-allows',
    'What it allows',
    '{company} may give pension providers, scheme administrators, former employers and tracing services the details that I have given, and they may tell {company} about any pension that they hold for me.',
  ),
  part(
    hmrcLetterPart,
    'Lost SERPS pensions',
    '{company} will also ask HM Revenue & Customs (HMRC) about pensions that I may have lost while I was contracted out of the State Earnings-Related Pension Scheme (SERPS).',
  ),
  part(
    'letter-limits',
    'What it does not allow',
    'This letter is for information only. Nobody may move, change or take a pension because of it.',
  ),
  part('letter-withdraw', 'If I change my mind', 'I can withdraw this letter at any time by writing to {company}.'),
];

/** Version 1 of the agreements in `supabase/migrations`. */
export const sampleAgreements: Agreement[] = [
  part(
    dataProtectionAgreement,
    'Data protection',
    'I authorise {company} to keep the personal details that I have given and to share them as this letter allows, only to find my pensions.',
  ),
  part(
    hmrcAgreement,
    'HM Revenue & Customs',
    'I authorise {company} to ask HM Revenue & Customs about my SERPS pensions, and HM Revenue & Customs to answer.',
  ),
];

/** The firm's name in the sample agreements. */
export const sampleCompany = 'Lantern Pension Tracing';

/** A few strokes with a pen, as a PNG. */
const signature =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAASwAAABYBAAAAACvInjLAAAEu0lEQVR42u2ZT4jcdBTH386/7nRXm6KHrWvr2FLRFnGwQv3bpkV6UKHjpYXS4gj+QWjZ6EFQihsovQm7lx6Elp321h66c1PB2lJPetlaehEsswiCh8LMzuzO7Ewy+ZnJZDO//PLLSybjhiD5HWaym7xfPnl57/ve7zdAIjkgxoqxYqwYK8aKsWKsGCvGirFirABYP16OIJZaANgXPawi6GMmalh3AZJ52BIxrA7AC0Qrwu1oYc3DuP7ZguNelt3rt8PDasOYcTdx0stST4xvQsMqwYvG952Mh2FDz4uxxZCwVEhWjYO1hIdhEfYAZELC+gsO9Q8UD/lX9RD8B+CDcLDERNU8EiqoXbNH9ABSoWC14GkropdQuxpUjDd5PAys0kCuZNxb5XTvcx3SIWB1ITvQL9xO3mqq3MzmY61SNyl7qNY2U+a2bD6WREXwMv4S84c3isLCZmOpsHPwRx2/nWD6dR0m8Bv88PGJrysjYdWBUu0mnmOWk2TAbqoUUp9+eSRxfhQsiY6TzuO43ZKlKYcR0S280/v6Q3wtOJZiF6EsZqZB1apCiEbI+80U/3AqMFbd/jrexrGo9J11LQVWzdSkqaBYkt0/81jMaGNUUrr6VZwbGBR3BMNSGGVcnsXsEnR5d+kHV8fp4BdfD4TVYFqZ1WcwuyRVG4SdLpI7a28w3wuCJTEC1NmK2T1B18ck95IWkwt/w7nhsVRH5CYxu1dsqxJu21Xexfzj2gaXUvGN1XRQFLHW5pgtO3hdqiY4WmoJzhpUuQn/3jrreFqk9exm7WEzx1EHp551C/DqUm/VnhlCINhRf8z93H07sszRiDLHXBEBdutrk/QIWOvuz6Q+yVwKzjVQbpZbI3s7CXl25l8/ennPyZv+sKgCw47f2TooOaJlnT+zdimXOHXP3qQp74MxDlb8YDG6Q8/9LJtKLYekriD94fK4LTJzYI5kxQ9W2a2JaDgzSZ5m/Yd0IDU6FNsCJD679fC3iwIMNArDarg9cMGZeG0mujSsya9RSq3m4fm+k9QvBnNgWB2X4GryEulqlgktRDJrE7SWvWsd/+QrtkiO/8TyS7zktGfeCrawXRlgPYA3hhQIXb0n+U7kdgxradq381hFrVvzdoQsGRqrzpW9O+MurehT9MoI6z8aFpacrg6P1eaopN7HuBQlVTyzccl3CrqsXZuwdjIWyPBYJMeJokbCTWXbuX5dbedhL7rJ2TKxNPFNEgSrxJGIgnv5b+cP/kweXYLnZBhD34IZePczJBDWKiw5d5CQda16QdfqvVf01QraIyj96FSEhWBYqnMRKOFNifZnxVhEoa0t6c9RmibBsEgx46jAfna0VmAbev6AMVWqGhSrzuainKj6wKp5wMu9SYozJCiWApOMsyaJLyx8Y+WefvqXLAmMRSS7d2TwteddB9ynzV36K6yMgNWwBX3TI5Qtyf3W44Ijn2xfICNgdQW65hb+q0229olFMgoWKcNb1vFdyJJwhidWx/wRyIh3WIwKFilt7NoqeZgmkcFSBJjq5VVHhFQ1Olh6Awmpr25c1KvdHIkQli5W/XGGRApL+9ygOk2ihUXI90d3H1skkcMKfcRYMVaMFWPFWP9nrH8BQHKn6/BY0XIAAAAASUVORK5CYII=';

/** The authorisation that Margaret Hale signed. */
export const sampleAuthorisation: MemoryAuthorisation = {
  kind: 'application',
  letter: textsFor('1958-03-14', sampleLetter, sampleCompany),
  agreements: textsFor('1958-03-14', sampleAgreements, sampleCompany),
  signer: {
    title: 2,
    first_name: 'Margaret',
    last_name: 'Hale',
    previous_names: ['Margaret Thornton'],
    birth_date: '1958-03-14',
    national_insurance: 'AB123456C',
    company_name: sampleCompany,
    company_address: null,
    address: { line1: '12 Sample Street', line2: null, line3: null, city: 'Sampleton', postcode: 'EX71 3AA' },
  },
  dataProtection: true,
  hmrcAuthorised: true,
  signature,
  screenshot: null,
  evidence: { method: 'drawn', screenshot: 'failed', wording: null },
  signedAt: '2026-02-16T14:05:00.000Z',
};
