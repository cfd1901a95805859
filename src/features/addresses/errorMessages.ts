import { defineMessages } from '../../provider/messages';

/** What the form of an address of the profile says is wrong beside what every address shares. The hooks need no other words. */
export const portalAddressErrors = defineMessages('portalAddresses', {
  typeMissing: 'Please choose whether this is a current or a previous address',
  outBeforeIn: 'Moved Out must not be before Moved In',
});
