/** The actions of a customer. Tests implement them. */
export interface CustomerActions {
  /** Waits for the page with this heading. */
  waitForPage: (heading: string) => Promise<unknown>;
  /** Types into the field with this label. */
  fill: (label: string, text: string) => Promise<void>;
  press: (button: string) => Promise<void>;
  select: (label: string, option: string) => Promise<void>;
  tickEverything: () => Promise<void>;
  choose: (radio: string) => Promise<void>;
}

/** Goes from the sign-up page to the portal, with one trace for 'Halifax Mills' and a typed signature. */
export async function signUpToPortal({ waitForPage, fill, press, select, tickEverything, choose }: CustomerActions) {
  await fill('First name', 'Ada');
  await fill('Last name', 'Hale');
  await fill('Email', 'ada@example.com');
  await fill('Password', 'correct horse 1');
  await press('Start Your Trace');

  await waitForPage('Your Personal Details');
  await select('Title', 'Mrs');
  await fill('Phone number', '07700900123');
  await fill('Day', '27');
  await fill('Month', '3');
  await fill('Year', '1970');
  await fill('National Insurance number', 'AB123456C');
  await press('Next');

  await waitForPage('Your Address');
  await press('Enter Address Manually');
  await fill('Address line 1', '14 Mill Lane');
  await fill('Town or city', 'Halifax');
  await fill('Postcode', 'HX1 1AA');
  await press('Next');

  await waitForPage('Why are you here today');
  await press('Planning retirement');

  await waitForPage("Let's Trace Your First Pension");
  await fill('Employer', 'Halifax Mills');
  await press('Next');
  await waitForPage('Do You Know The Provider For Halifax Mills?');
  await press('Skip & Create Trace');

  await waitForPage('Would You Like To Trace Another Pension?');
  await press('Continue Application');
  await waitForPage('Help Us Help You: Add Your Known Pensions');
  await press('No Known Pensions');

  await waitForPage('Your Authorisation');
  await tickEverything();
  await choose('Type');
  await fill('Your full name', 'Ada Hale');
  await press('Complete Application');
}
