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
  intro: (company) => `Mae’r llythyr hwn yn caniatáu i ${company} chwilio am eich pensiynau.`,
  profileFailed: 'Methwyd nôl proffil y defnyddiwr. Rhowch gynnig arall arni yn nes ymlaen.',
  wordingFailed: 'Nid oedd modd llwytho’r llythyr i chi ei lofnodi. Rhowch gynnig arall arni.',

  addressMissingHeading: 'Mae angen eich cyfeiriad arnom yn gyntaf',
  addressMissing:
    'Mae darparwyr pensiwn yn dod o hyd i chi drwyddo, felly rhaid i’ch llythyr ddweud lle rydych chi’n byw nawr. Yna darllenwch y llythyr a’i lofnodi.',
  addAddress: 'Ychwanegu eich cyfeiriad',

  to: 'At: unrhyw ddarparwr pensiwn',
  signer: (name) => (name === '' ? 'Gwirio neu newid' : `${name}: gwirio neu newid`),
  wrongDetails: 'A oes rhywbeth o’i le? Dywedwch wrthym cyn llofnodi:',
  help: 'Help:',

  authorityHeading: 'Llythyr awdurdod',

  start: 'Dechrau llofnodi',

  agreementsHeading: 'Cadarnhewch eich bod wedi darllen y canlynol',
  dated: (date) => `Dyddiedig ${date}`,

  translated: 'Mae’r dudalen hon wedi’i chyfieithu. Y geiriau gwreiddiol yr ydych yn eu llofnodi, nid y cyfieithiad.',
  showOriginal: 'Dangos y gwreiddiol',

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
