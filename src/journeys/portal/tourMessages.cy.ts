// Not reviewed by a translator.
import type { portalTourMessages } from './tourMessages';

export const portalTourMessagesCy: typeof portalTourMessages = {
  welcomeHeading: 'Croeso i’ch Dangosfwrdd Pensiwn',
  welcomeUnderWay: 'Mae’r gwaith o olrhain eich pensiynau ar y gweill.',
  welcomeUpdates:
    'Byddwn yn rhoi’r newyddion diweddaraf i chi wrth iddo fynd yn ei flaen, ac yn cysylltu â chi os bydd angen rhagor o wybodaeth arnom.',
  welcomeTool: 'Mae offeryn AI yn ein helpu i olrhain eich pensiynau’n gynt.',
  start: 'Dechrau Taith o Gwmpas Eich Porth',
  tracesTitle: 'Eich olrheiniadau',
  traces: 'Mae pob pensiwn yr ydym yn ei olrhain i chi yma. Gallwch weld pa mor bell y mae pob un wedi cyrraedd.',
  tracesOnPhone: 'Mae’r rhestr hon yn newid yr hyn a welwch oddi tani.',
  addTraceTitle: 'Olrhain pensiwn arall',
  addTrace: 'Ydych chi wedi cofio am hen swydd arall? Dechreuwch olrheiniad newydd yma unrhyw bryd.',
  pensionsTitle: 'Eich pensiynau',
  pensions: 'Mae’r pensiynau y gwyddoch amdanynt yn cael eu cadw gyda’i gilydd yma.',
  pensionsOnPhone: 'Yr un rhestr eto: mae’n dangos eich pensiynau nawr.',
  addPensionTitle: 'Ychwanegu pensiwn arall',
  addPension: 'Oes gennych chi bensiwn nad yw ar y rhestr? Ychwanegwch ef yma.',
  profileTitle: 'Eich proffil',
  profile: 'Agorwch y ddewislen hon i weld eich manylion, i ddewis sut rydym yn ysgrifennu atoch, neu i allgofnodi.',
  contactTitle: 'Gofyn i Tracey',
  contact:
    'Tracey yw eich arbenigwr olrhain rhithwir. Tra bydd hi ar-lein, mae Cysylltu â Mi yn dangos pob ffordd o’n cyrraedd.',
  contactOffline: (day, time) =>
    `Tracey yw eich arbenigwr olrhain rhithwir. Mae hi all-lein nawr, a bydd ei botwm yn gweithio eto ${day} am ${time.replace('am', 'y bore')}.`,
  tasksTitle: 'Eich tasgau',
  tasks: 'Pan fydd angen rhywbeth arnom gennych chi, bydd yn ymddangos yma. Edrychwch i mewn o bryd i’w gilydd.',
};
