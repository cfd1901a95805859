// Not reviewed by a translator.
import type { authorisationMessages } from './messages';

export const authorisationMessagesCy: typeof authorisationMessages = {
  agreementsMissing: 'Cytunwch i’r holl delerau cyn parhau.',
  signatureMissing: 'Rhowch eich llofnod cyn parhau.',
  nameDiffers: (name) =>
    `Ai dyma eich enw llawn? ${name} sydd ar eich cyfrif. Cywirwch ef, neu pwyswch y botwm eto i lofnodi fel y teipioch ef.`,
  signatureLost:
    'Cawsoch eich allgofnodi cyn i’ch llythyr gael ei anfon, felly nid yw wedi’i lofnodi. Nid ydym byth yn cadw llofnod: darllenwch, ticiwch a llofnodwch eto.',
  heading: 'Eich Awdurdodiad',
  intro: (company) =>
    `Mae’r llythyr hwn yn caniatáu i ${company} chwilio am eich pensiynau. Darllenwch ef, yna llofnodwch ef.`,
  profileFailed: 'Methwyd nôl proffil y defnyddiwr. Rhowch gynnig arall arni yn nes ymlaen.',
  wordingFailed: 'Nid oedd modd llwytho’r llythyr i chi ei lofnodi. Rhowch gynnig arall arni.',

  to: 'At: unrhyw ddarparwr pensiwn',
  wrongDetails: 'A oes rhywbeth o’i le? Dywedwch wrthym cyn llofnodi:',

  authorityHeading: 'Llythyr awdurdod',
  authority: (name, address, company) =>
    `Rwyf i, ${name}${address && ` o ${address}`}, yn awdurdodi ${company} i holi am fy mhensiynau.`,
  purposeHeading: 'Ar gyfer beth y mae',
  purpose: (company) =>
    `Bydd ${company} yn cysylltu â darparwyr pensiwn, gweinyddwyr cynlluniau a chyn-gyflogwyr i ddod o hyd i bensiynau sy’n perthyn i mi.`,
  purposeHmrc: (company) =>
    `Bydd ${company} hefyd yn holi Cyllid a Thollau EF (CThEF) am bensiynau y gallwn fod wedi’u colli tra oeddwn wedi fy nghontractio allan o Gynllun Pensiwn y Wladwriaeth sy’n Gysylltiedig ag Enillion (SERPS).`,
  limitsHeading: 'Beth nad yw’n ei ganiatáu',
  limits: 'Er gwybodaeth yn unig y mae’r llythyr hwn. Ni chaiff neb symud, newid na chymryd pensiwn o’i herwydd.',
  withdrawHeading: 'Os byddaf yn newid fy meddwl',
  withdraw: (company) => `Caf dynnu’r llythyr hwn yn ôl unrhyw bryd. Bydd ${company} wedyn yn stopio.`,
  withdrawByEmail: (company, email) =>
    `Caf dynnu’r llythyr hwn yn ôl unrhyw bryd drwy ysgrifennu at ${email}. Bydd ${company} wedyn yn stopio.`,

  agreementsHeading: 'Cadarnhewch eich bod wedi darllen y canlynol',
  dated: (date) => `Dyddiedig ${date}`,

  signatureHeading: 'Llofnodwch isod',
  methods: 'Ffyrdd o lofnodi',
  draw: 'Lluniadu',
  type: 'Teipio',
  drawHint: 'Llofnodwch gyda’ch sgrin gyffwrdd neu’ch llygoden',
  drawnEmpty: 'Lle i’ch llofnod, yn wag. I lofnodi gyda bysellfwrdd, dewiswch Teipio.',
  drawnSigned: 'Eich llofnod',
  drawingUnavailable:
    'Nid yw lluniadu’n gweithio yma ar hyn o bryd. Dewiswch Teipio a theipiwch eich enw yn lle hynny.',
  clear: 'Clirio',
  cleared: 'Mae eich llofnod wedi’i glirio',
  typedName: 'Eich enw llawn',
  typedHint: 'Mae teipio eich enw yn cyfrif fel eich llofnod, yn union fel ei luniadu',
  typedPreview: (name) => `Eich llofnod: ${name}`,

  submit: 'Cwblhau’r Cais',
};
