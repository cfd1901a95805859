import type { MessageOverrides } from '../../provider/messages';

export const access: MessageOverrides['access'] = {
  firstNameMissing: 'Rhowch enw cyntaf',
  firstNameInvalid: 'Rhowch enw cyntaf dilys (2 i 30 nod, llythrennau a bylchau yn unig)',
  firstNameInvalidInclusive:
    'Rhowch enw cyntaf dilys (hyd at 30 o lythrennau, bylchau, cysylltnodau, collnodau ac atalnodau llawn)',
  lastNameMissing: 'Rhowch gyfenw',
  lastNameInvalid: 'Rhowch gyfenw dilys (2 i 30 nod, llythrennau a bylchau yn unig)',
  lastNameInvalidInclusive:
    'Rhowch gyfenw dilys (hyd at 30 o lythrennau, bylchau, cysylltnodau, collnodau ac atalnodau llawn)',
  emailMissing: 'Rhowch gyfeiriad e-bost',
  emailInvalid: 'Rhowch gyfeiriad e-bost dilys',
  passwordMissing: 'Rhowch gyfrinair',
  passwordInvalid: 'Rhowch gyfrinair dilys (8 i 32 nod)',
  passwordInvalidInclusive: 'Rhowch gyfrinair dilys (o leiaf 8 nod)',
  passwordsDiffer: 'Nid yw’r cyfrineiriau yr un fath',
  signUpHeading: 'Hawliwch Eich Pensiwn Coll yn Ôl',
  signUpLead: 'Dywedwch wrthym pwy ydych chi. Mae’n cymryd tua deng munud, a gallwch stopio a dod yn ôl unrhyw bryd.',
  haveAccount: 'Oes gennych chi gyfrif yn barod?',
  haveAccountLink: 'Mewngofnodi',
  logInWithEmail: 'Mewngofnodi â’r e-bost hwn',
  firstName: 'Enw cyntaf',
  lastName: 'Cyfenw',
  email: 'E-bost',
  password: 'Cyfrinair',
  passwordHint: '8 i 32 nod',
  passwordHintInclusive: 'O leiaf 8 nod',
  showPassword: 'Dangos y cyfrinair',
  hidePassword: 'Cuddio’r cyfrinair',
  passwordShown: 'Mae eich cyfrinair i’w weld',
  passwordHidden: 'Mae eich cyfrinair wedi’i guddio',
  signUpSubmit: 'Dechrau Olrhain',
  consent:
    'Drwy ddechrau olrhain, rydych chi’n cytuno y gallwn brosesu eich data personol i chwilio am eich pensiynau. Darllenwch sut yn',
  consentLink: 'Eich Data',
  checkEmailHeading: 'Edrychwch ar Eich E-bost',
  confirmEmailText: (email) =>
    `Os gellir defnyddio ${email} ar gyfer cyfrif, rydym wedi anfon dolen ato. Agorwch y ddolen i barhau.`,

  logInHeading: 'Croeso’n Ôl',
  logInHeadingNamed: (name) => `Croeso’n Ôl, ${name}`,
  forgotPasswordLink: 'Wedi anghofio’ch cyfrinair?',
  loggedOut: 'Rydych wedi allgofnodi.',
  noAccount: 'Dim cyfrif gennych chi?',
  noAccountLink: 'Dechrau Olrhain',
  logInSubmit: 'Mewngofnodi',
  idleSignedOut:
    'Cawsoch eich allgofnodi am nad oeddech wedi defnyddio’r dudalen hon ers tro. Mewngofnodwch eto i barhau o’r lle gadawoch chi.',

  forgotHeading: 'Wedi Anghofio’ch Cyfrinair',
  forgotText: 'Rhowch gyfeiriad e-bost eich cyfrif. Byddwn yn anfon dolen i chi ddewis cyfrinair newydd.',
  forgotSubmit: 'Anfon Cyfarwyddiadau Ailosod',
  logInInstead: 'Mewngofnodi yn Lle Hynny',
  resetSentText: (email) => `Rydym wedi anfon cyfarwyddiadau ailosod cyfrinair at ${email}`,
  mailHelp: 'Dim byd yno ar ôl ychydig funudau? Edrychwch yn y ffolder sbam neu sothach.',
  returnToLogIn: 'Yn Ôl i Fewngofnodi',

  resetHeading: 'Ailosod y Cyfrinair',
  newPassword: 'Cyfrinair Newydd',
  confirmPassword: 'Cadarnhau’r Cyfrinair',
  resetSubmit: 'Ailosod y Cyfrinair',
  resetBusy: 'Wrthi’n Ailosod y Cyfrinair...',
  resetDoneHeading: 'Mae’r Cyfrinair Wedi’i Ailosod',
  resetDoneText: 'Mae eich cyfrinair wedi’i ailosod. Gallwch nawr fewngofnodi gyda’ch cyfrinair newydd.',
  resetContinue: 'Parhau',

  linkCheckText:
    'Rydym yn gwirio’r ddolen a ddaeth â chi yma, sy’n cymryd eiliad. Mae dolen yn un o’n negeseuon e-bost yn gweithio unwaith, a dim ond am gyfnod byr. Gallwch bob amser ofyn am un newydd.',
  expiredLinkHeading: 'Nid yw’r ddolen hon yn gweithio mwyach',
  expiredLinkText:
    'Mae dolen yn un o’n negeseuon e-bost yn gweithio unwaith, a dim ond am gyfnod byr. Mae hon wedi’i defnyddio, neu mae’n rhy hen. Nid oes dim wedi newid.',
  expiredLinkAction: 'Cael dolen newydd',

  panelNextHeading: 'Beth sy’n digwydd nesaf',
  panelNextStep1: 'Rydych chi’n dweud ble buoch chi’n gweithio',
  panelNextStep1Text: 'Pwy ydych chi, ble rydych chi’n byw a phwy fu’n eich cyflogi. Tua deng munud.',
  panelNextStep2: 'Rydych chi’n llofnodi unwaith',
  panelNextStep2Text: 'Mae eich llofnod yn caniatáu i ni holi darparwyr pensiwn ar eich rhan.',
  panelNextStep3: 'Rydych chi’n dilyn pob chwiliad',
  panelNextStep3Text: 'Yma, ddydd neu nos. Mae darparwyr fel arfer yn ateb o fewn dwy i chwe wythnos.',
  panelNextChoice: 'Eich dewis chi yw hyn o hyd. Gallwch stopio unrhyw bryd, a chi piau eich pensiynau.',
  panelNextWho: (company) => `Mae ${company} yn chwilio am bensiynau y mae pobl wedi colli golwg arnynt.`,

  panelReturnHeading: 'Mae popeth lle gadawoch chi ef',
  panelReturnPoint1: 'Mae eich atebion wedi’u cadw',
  panelReturnPoint1Text: 'Byddwch yn parhau o’r cam lle stopioch chi.',
  panelReturnPoint2: 'Mae eich chwiliadau’n mynd ymlaen',
  panelReturnPoint2Text: 'Gwelwch pa ddarparwyr rydym wedi’u holi, a beth ddywedon nhw.',
  panelReturnPoint3: 'Chi yn unig piau eich cyfrif',
  panelReturnPoint3Text: 'Cadwch eich cyfrinair i chi’ch hun. Fyddwn ni byth yn gofyn amdano.',
};

export const twoStep: MessageOverrides['twoStep'] = {
  codeMissing: 'Rhowch y cod',
  codeInvalid: 'Rhowch 6 digid y cod',
  codeWrong:
    'Nid yw’r cod hwn yn cyfateb. Mae eich ap yn dangos un newydd bob 30 eiliad: rhowch yr un y mae’n ei ddangos nawr.',
  noApp: 'Nid ydym yn gwybod am ap dilysu ar gyfer eich cyfrif. Allgofnodwch, yna mewngofnodwch eto.',
  appName: 'Ap dilysu',
  stepHeading: 'Cadarnhewch Mai Chi Sydd Yna',
  stepLead: 'Agorwch yr ap dilysu ar eich ffôn, a rhowch y cod y mae’n ei ddangos ar ein cyfer ni.',
  code: 'Cod',
  codeHint: '6 digid, er enghraifft 123 456',
  stepSubmit: 'Parhau',
  logOut: 'Allgofnodi',
  logOutFailed: 'Rydych chi’n dal wedi mewngofnodi',
  lostSummary: 'Nid oes gennyf god, neu nid yw’n cyfateb',
  lostClock:
    'Mae’r ap yn creu cod newydd bob 30 eiliad. Os nad oes yr un yn cyfateb, gadewch i’ch ffôn osod ei ddyddiad a’i amser ei hun.',
  lostPhone:
    'Os ydych wedi colli’r ffôn neu’r ap, cysylltwch â ni. Byddwn yn gwneud yn siŵr mai chi sydd yna, yna’n diffodd mewngofnodi dau gam.',
  lostEmail: 'E-bost',
  lostUkPhone: 'Ffôn',
  lostInternationalPhone: 'O dramor',

  textLead: 'Byddwn yn anfon cod i’ch ffôn drwy neges destun. Rhowch ef yma.',
  textSend: 'Anfon Cod Ataf',
  textSendInstead: 'Anfon cod ataf drwy neges destun yn lle hynny',
  textSendAgain: 'Anfon cod newydd',
  textSent: 'Rydym wedi anfon cod i’ch ffôn. Gall gymryd munud i gyrraedd.',
  textFirst: 'Gadewch i ni anfon cod atoch yn gyntaf.',
  textWrong: 'Nid yw’r cod hwn yn cyfateb. Rhowch god y neges ddiwethaf, neu gadewch i ni anfon un newydd.',
  textExpired: 'Mae’r cod hwn yn rhy hen. Gadewch i ni anfon un newydd.',
  textHint: 'Y 6 digid yn y neges, er enghraifft 123 456',
  unsupportedLead:
    'Mae gan eich cyfrif ail gam na all y dudalen hon ofyn amdano, fel allwedd ddiogelwch. Cysylltwch â ni: byddwn yn gwneud yn siŵr mai chi sydd yna, yna’n eich helpu i fewngofnodi.',

  setupHeading: 'Mewngofnodi dau gam',
  on: 'Ymlaen',
  off: 'I ffwrdd',
  loading: 'Wrthi’n llwytho mewngofnodi dau gam',
  loadFailed: 'Nid oedd modd gweld a yw mewngofnodi dau gam ymlaen.',
  offText:
    'Ychwanegwch ail glo at eich cyfrif. Ar ôl eich cyfrinair, byddwn yn gofyn am god o ap ar eich ffôn, fel na all neb fynd i mewn gyda’ch cyfrinair yn unig.',
  offNeeds:
    'Mae angen ap dilysu arnoch. Mae Google Authenticator a Microsoft Authenticator am ddim, ac mae un mewn llawer o reolwyr cyfrineiriau.',
  start: 'Gosod Mewngofnodi Dau Gam',
  startBusy: 'Wrthi’n llwytho...',
  unavailableText:
    'Nid yw mewngofnodi dau gam ar gael yma. Eich cyfrinair sy’n diogelu eich cyfrif: dewiswch un hir nad ydych yn ei ddefnyddio yn unman arall.',
  confirmingText: 'Rhowch fanylion eich cyfrif i’ch ap dilysu, yna rhowch y cod cyntaf y mae’n ei ddangos.',
  scanHeading: 'Sganiwch y llun hwn gyda’r ap',
  qrCode: 'Cod QR ar gyfer eich ap dilysu. Mae’r allwedd isod yn cynnwys yr un peth.',
  typeHeading: 'Neu teipiwch yr allwedd hon yn yr ap',
  typeHint: 'Cadwch hi i chi’ch hun: hi sy’n creu eich codau.',
  openApp: 'Agor yr ap ar y ddyfais hon',
  codeHeading: 'Rhowch y cod y mae’r ap yn ei ddangos',
  confirm: 'Troi Ymlaen',
  stopSetup: 'Nid nawr',
  onText:
    'Mae mewngofnodi dau gam ymlaen. Pan fyddwch yn mewngofnodi, byddwn yn gofyn am god o’ch ap dilysu ar ôl eich cyfrinair.',
  onPhoneText:
    'Mae mewngofnodi dau gam ymlaen. Pan fyddwch yn mewngofnodi, byddwn yn anfon cod i’ch ffôn drwy neges destun ar ôl eich cyfrinair.',
  onUnsupportedText:
    'Mae mewngofnodi dau gam ymlaen. Pan fyddwch yn mewngofnodi, byddwn yn gofyn am eich ail gam ar ôl eich cyfrinair.',
  remove: 'Diffodd',
  removeHeading: 'Diffodd mewngofnodi dau gam?',
  removeText: 'Bydd eich cyfrinair yn unig wedyn yn ddigon i fewngofnodi. Gallwch ei osod eto unrhyw bryd.',
  removeConfirm: 'Ei ddiffodd',
  removeBusy: 'Wrthi’n diffodd...',
  keep: 'Ei gadw ymlaen',
};
