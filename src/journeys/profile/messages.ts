/** Every text of the profile. */
export const profileMessages = {
  heading: 'Your Profile',
  back: 'Back to your portal',
  tabs: 'Your profile',
  personal: 'Personal',
  notifications: 'Notifications',
  detailsHeading: 'Your details',
  detailsHint: 'Is something wrong? Write to us and we will put it right.',
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email',
  phone: 'Phone number',
  unknown: 'Not given',
  dangerHeading: 'Danger Zone',
  dangerText: 'Cancelling stops all our searches. You can restore your application within 14 days.',
  cancel: 'Cancel Application',
  cancelHeading: 'Cancel your application?',
  cancelText:
    'We stop looking for your pensions. Nothing is deleted, and for 14 days you can restore everything as it was.',
  cancelBusy: 'Cancelling...',
  keep: 'Keep my application',
};
