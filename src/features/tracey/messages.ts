import type { TraceyPresence } from '../../domain/openingHours';

type Offline = Extract<TraceyPresence, { state: 'offline' }>;

/** Every text of Tracey's card and of 'Contact Us'. */
export const traceyMessages = {
  name: 'Tracey',
  role: 'Your virtual tracing expert',
  onlineLabel: 'Online',
  offlineLabel: 'Offline',
  online: "I'm here to assist you with any questions.",
  offline: (day: string, time: string) => `Sorry I am currently offline, I'll be back to assist ${day} at ${time}.`,
  dayName: (day: Exclude<Offline['day'], 'later'>) =>
    day === 'today' || day === 'tomorrow' ? day : `${day.charAt(0).toUpperCase()}${day.slice(1)}`,
  /** Instead of `dayName` when she is back more than six days later. */
  onDate: (date: string) => `on ${date}`,
  /** With `contactHoursText`. */
  hours: (hours: string) => `Phone and email: ${hours}`,
  firmTime: (time: string) => `My hours are in our time, not yours: it is ${time} here now.`,
  contactMe: 'Contact Me',
  unavailable: 'Unavailable',
  contactHeading: 'Contact Us',
  contactEmail: 'Email',
  contactUkPhone: 'Phone, from the UK',
  contactInternationalPhone: 'Phone, from abroad',
  contactHours: 'Opening hours',
  contactHoursText: 'Monday to Friday, 9:30 am to 5:00 pm',
  contactPost: 'Post',
};
