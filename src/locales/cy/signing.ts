import type { MessageOverrides } from '../../provider/messages';

export const authorisation: MessageOverrides['authorisation'] = {
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
  name: 'Enw',
  address: 'Cyfeiriad',
  birthDate: 'Dyddiad geni',
  nationalInsurance: 'Rhif Yswiriant Gwladol',
  endsIn: (ending) => `Yn gorffen â ${ending}`,
  change: 'Newid',
  changeNamed: (label) => `Newid: ${label}`,
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

export const signedAuthorisation: MessageOverrides['signedAuthorisation'] = {
  heading: 'Eich awdurdodiad wedi’i lofnodi',
  lead: 'Cadwch gopi o’r hyn a lofnodoch. Mae rhai darparwyr pensiwn eisiau llythyr wedi’i lofnodi â phin: argraffwch ef, llofnodwch ef, a phostiwch ef atom.',
  list: 'Eich awdurdodiadau wedi’u llofnodi',
  loading: 'Wrthi’n llwytho’r hyn a lofnodoch',
  failedHeading: 'Wps! Aeth rhywbeth o’i le',
  failed: 'Nid oedd modd llwytho’r hyn a lofnodoch. Rhowch gynnig arall arni yn nes ymlaen.',
  emptyHeading: 'Dim Wedi’i Lofnodi Eto',
  empty: 'Bydd eich awdurdodiad yma ar ôl i chi ei lofnodi.',
  signedOn: (date) => `Llofnodwyd ar ${date}`,
  record: (number) => `Cofnod ${number}`,
  download: 'Lawrlwytho fel PDF',
  print: 'Argraffu i’w lofnodi ag inc',
  ofDate: (date) => `, llofnodwyd ar ${date}`,
  making: 'Wrthi’n creu eich PDF...',
  madeDownload: 'Mae eich PDF wedi’i gadw yn eich lawrlwythiadau.',
  madePrint:
    'Mae eich PDF wedi’i gadw yn eich lawrlwythiadau. Agorwch ef i’w argraffu, yna llofnodwch a dyddiwch ef â phin.',
  makingFailedHeading: 'Nid oedd modd creu eich PDF',

  fileName: (number) => `Awdurdodiad ${number}.pdf`,
  inkFileName: (number) => `Awdurdodiad ${number} i’w lofnodi.pdf`,
  letterTitle: 'Llythyr awdurdod',
  letterLead: (company) =>
    `Mae’r llythyr hwn yn caniatáu i ${company} ofyn am wybodaeth am fy mhensiynau. Er gwybodaeth yn unig y mae: ni chaiff neb symud, newid na chymryd pensiwn o’i herwydd.`,
  whoHeading: 'Pwy sy’n rhoi’r awdurdod hwn',
  name: 'Enw',
  previousNames: 'Enwau blaenorol',
  address: 'Cyfeiriad',
  birthDate: 'Dyddiad geni',
  nationalInsurance: 'Rhif Yswiriant Gwladol',
  notKnown: 'Heb ei roi',
  whomHeading: 'Pwy sydd wedi’i awdurdodi',
  agreedHeading: 'Beth sydd wedi’i gytuno',
  version: (name, version) => `${name} (fersiwn ${version})`,
  signatureHeading: 'Llofnod',
  signatureOf: (name) => `Llofnod ${name}`,
  signedAt: (moment) => `Llofnodwyd ar ${moment}`,
  drawn: 'Llofnodwyd ar-lein, wedi’i luniadu â llaw',
  typed: 'Llofnodwyd ar-lein, drwy deipio’r enw',
  online: 'Llofnodwyd ar-lein',
  inkSignature: 'Llofnod',
  inkDate: 'Dyddiad',
  recordHeading: 'Cofnod o’r llofnodi',
  recordText: (number) =>
    `Wedi’i gadw fel cofnod ${number}. Y sêl isod yw SHA-256 y cofnod a’r un o’i flaen: nid yw’n cyfateb i unrhyw gynnwys arall.`,
  foot: (number, page, pages) => `Cofnod ${number}, tudalen ${page} o ${pages}`,
};

export const cancelled: MessageOverrides['cancelled'] = {
  heading: 'Cais Wedi’i Ganslo',
  lead: 'Rydym wedi rhoi’r gorau i chwilio am eich pensiynau. Nid oes dim wedi’i ddileu.',
  restoreHeading: 'Wedi newid eich meddwl?',
  restoreText: 'Gallwch adfer eich cais o fewn 14 diwrnod i’w ganslo. Bydd popeth lle gadawoch chi ef.',
  restore: 'Adfer y Cais',
  dueLead: (date) => `Gofynasoch i ni ddileu eich data. Byddwn yn gwneud hynny ar ${date}.`,
  dueText: (date) =>
    `Nid oes dim wedi’i ddileu eto. Hyd at ${date} gallwch gadw eich cyfrif, gyda phopeth lle gadawoch chi ef.`,
  keepAccount: 'Cadw fy nghyfrif',
  deleteHeading: 'Gadael am byth?',
  deleteText: 'Gallwn ddileu’r hyn a wyddom amdanoch. Gallwch ddarllen beth mae hynny’n ei olygu cyn penderfynu.',
  delete: 'Dileu Fy Nata',
  confirmHeading: 'Dileu eich data am byth?',
  confirmDeleted: 'Byddwn yn dileu:',
  confirmDeleted1: 'eich enw, dyddiad geni, rhif Yswiriant Gwladol a’ch manylion cyswllt',
  confirmDeleted2: 'eich olrheiniadau, pensiynau, tasgau a dogfennau',
  confirmDeleted3: 'eich llofnod a’ch cyfrif',
  confirmKept:
    'Mae’r gyfraith yn ei gwneud yn ofynnol i ni gadw cofnod o’r hyn a awdurdodwyd a phryd. Nid yw’n cynnwys enw, llofnod na dim arall sy’n dweud pwy ydych chi.',
  confirmForGood: 'Ni all neb ddod â’ch data yn ôl wedyn.',
  password: 'Cyfrinair',
  passwordHint: 'Rhowch eich cyfrinair, fel ein bod yn gwybod mai chi sydd yno.',
  passwordMissing: 'Rhowch eich cyfrinair',
  passwordWrong: 'Nid hwn yw eich cyfrinair. Nid oes dim wedi’i ddileu. Rhowch gynnig arall arni.',
  confirm: 'Dileu fy nata am byth',
  confirmBusy: 'Wrthi’n dileu...',
  keep: 'Cadw fy nata',
  deletedHeading: 'Mae eich data wedi’i ddileu',
  deletedText: 'Rydych wedi’ch allgofnodi. Diolch am ymddiried ynom.',
};

export const signingDone: MessageOverrides['signingDone'] = {
  heading: 'Mae eich llythyr wedi’i lofnodi',
  lead: 'Diolch. Rydych wedi gorffen eich cais.',
  reference: (number) => `Eich cyfeirnod: cofnod ${number}`,
  referenceText: 'Rhowch ef pan fyddwch yn ein ffonio neu’n ysgrifennu atom am eich llythyr.',
  nextHeading: 'Beth sy’n digwydd nesaf',
  next1: 'Nawr: rydym yn ysgrifennu at ddarparwyr pensiwn',
  next1Text: (company) => `Mae ${company} yn anfon eich llythyr atynt ac yn gofyn am eich pensiynau.`,
  next2: 'Ymhen dwy i chwe wythnos: maen nhw’n ateb',
  next2Text:
    'Mae’r rhan fwyaf o ddarparwyr yn cymryd hynny o amser. Byddwn yn ysgrifennu atoch cyn gynted ag y bydd un wedi ateb.',
  next3: 'Unrhyw bryd: gweld ble rydym arni',
  next3Text: 'Mae eich porth yn dangos pob chwiliad a phob ateb.',
  continue: 'Mynd i’ch porth',
};
