/** The texts of the welcome and of the portal's tour. */
export const portalTourMessages = {
  welcomeHeading: 'Welcome To Your Pension Dashboard',
  welcomeUnderWay: 'Your pension tracing is under way.',
  welcomeUpdates: 'We will keep you updated as it goes on, and contact you if we need more information.',
  welcomeTool: 'An AI tool helps us to trace your pensions faster.',
  start: 'Start The Tour Of Your Portal',
  tracesTitle: 'Your traces',
  traces: 'Every pension that we are tracing for you is here. You can see how far each one has got.',
  /** On a phone, where one list replaces the tabs. */
  tracesOnPhone: 'This list changes what you see below it.',
  addTraceTitle: 'Trace another pension',
  addTrace: 'Have you thought of another old job? Start a new trace here at any time.',
  pensionsTitle: 'Your pensions',
  pensions: 'The pensions that you know about are kept together here.',
  pensionsOnPhone: 'The same list again: it now shows your pensions.',
  addPensionTitle: 'Add another pension',
  addPension: 'Do you have a pension that is not on the list? Add it here.',
  profileTitle: 'Your profile',
  profile: 'Open this menu to see your details, to choose how we write to you, or to log out.',
  contactTitle: 'Ask Tracey',
  contact: 'Tracey is your virtual tracing expert. While she is online, Contact Me shows every way to reach us.',
  contactOffline: (day: string, time: string) =>
    `Tracey is your virtual tracing expert. She is offline now, and her button works again ${day} at ${time}.`,
  tasksTitle: 'Your tasks',
  tasks: 'When we need something from you, it shows here. Look in from time to time.',
};
