/** Every text of the page that stops emails about one's own traces, by the link in a message. */
export const stopNewsMessages = {
  heading: 'Stop emails about news?',
  lead: 'We will not email you any more when there is news about your pension traces. You can still see it in your account. Messages about your log-in still come.',
  stop: 'Stop these emails',
  stopping: 'Stopping...',
  doneHeading: 'Emails about news are off',
  alreadyHeading: 'Emails about news were off already',
  done: 'You can switch them on again in your profile, under Notifications.',
  profile: 'Go to your profile',
};
