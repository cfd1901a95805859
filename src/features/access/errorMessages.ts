import { defineMessages } from '../../provider/messages';

/** What the access forms say is wrong (specification section 5). The hooks need no other words. */
export const accessErrors = defineMessages('access', {
  firstNameMissing: 'Please enter a first name',
  firstNameInvalid: 'Please enter a valid first name (2 to 30 characters, letters and spaces only)',
  firstNameInvalidInclusive:
    'Please enter a valid first name (up to 30 letters, spaces, hyphens, apostrophes and full stops)',
  lastNameMissing: 'Please enter a last name',
  lastNameInvalid: 'Please enter a valid last name (2 to 30 characters, letters and spaces only)',
  lastNameInvalidInclusive:
    'Please enter a valid last name (up to 30 letters, spaces, hyphens, apostrophes and full stops)',
  emailMissing: 'Please enter a email address',
  emailInvalid: 'Please enter a valid email address',
  passwordMissing: 'Please enter a password',
  passwordInvalid: 'Please enter a valid password (8 to 32 characters)',
  passwordInvalidInclusive: 'Please enter a valid password (at least 8 characters)',
  passwordsDiffer: 'Passwords do not match',
});
