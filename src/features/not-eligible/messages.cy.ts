// Not reviewed by a translator.
import type { notEligibleMessages } from './messages';

export const notEligibleMessagesCy: typeof notEligibleMessages = {
  heading: 'Ddim yn Gymwys i Olrhain Pensiwn',
  intro: 'Diolch am eich atebion. Maen nhw’n dangos nad ydych yn gymwys ar hyn o bryd i olrhain pensiwn gyda ni.',
  whatNow: 'Nid ydym wedi cysylltu ag unrhyw ddarparwr pensiwn, ac nid oes angen i chi wneud dim arall.',
  guideHeading: 'Canllaw Pensiwn',
  guideText: 'Mae ein canllaw yn egluro ble i chwilio am bensiwn a phwy arall all eich helpu.',
  guideLink: 'Darllen y Canllaw Pensiwn (PDF)',
  mistake: (email) =>
    `Ydych chi’n meddwl bod hyn yn anghywir? Ysgrifennwch atom yn ${email} a byddwn yn edrych arno eto.`,
};
