// Not reviewed by a translator.
import type { traceyMessages } from './messages';

const days = {
  today: 'heddiw',
  tomorrow: 'yfory',
  monday: 'ddydd Llun',
  tuesday: 'ddydd Mawrth',
  wednesday: 'ddydd Mercher',
  thursday: 'ddydd Iau',
  friday: 'ddydd Gwener',
  saturday: 'ddydd Sadwrn',
  sunday: 'ddydd Sul',
};

export const traceyMessagesCy: typeof traceyMessages = {
  name: 'Tracey',
  role: 'Eich arbenigwr olrhain rhithwir',
  onlineLabel: 'Ar-lein',
  offlineLabel: 'All-lein',
  online: 'Rwyf yma i’ch helpu gydag unrhyw gwestiynau.',
  offline: (day, time) =>
    `Mae’n ddrwg gennyf, rwyf all-lein ar hyn o bryd. Byddaf yn ôl i helpu ${day} am ${time.replace('am', 'y bore')}.`,
  dayName: (day) => days[day],
  onDate: (date) => `ar ${date}`,
  hours: (hours) => `Ffôn ac e-bost: ${hours}`,
  firmTime: (time) => `Ein hamser ni sy’n pennu fy oriau, nid eich amser chi: mae’n ${time} yma nawr.`,
  contactMe: 'Cysylltu â Mi',
  unavailable: 'Ddim ar Gael',
  contactHeading: 'Cysylltu â Ni',
  contactEmail: 'E-bost',
  contactUkPhone: 'Ffôn, o’r DU',
  contactInternationalPhone: 'Ffôn, o dramor',
  contactHours: 'Oriau agor',
  contactHoursText: 'Dydd Llun i ddydd Gwener, 9:30 y bore i 5:00 y prynhawn',
  contactPost: 'Post',
};
