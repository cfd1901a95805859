// Not reviewed by a translator.
import type { accessMessages } from './messages';

export const accessMessagesCy: typeof accessMessages = {
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
  passwordTooLong:
    'Rhowch gyfrinair byrrach (72 nod ar y mwyaf; mae acenion, emoji a gwyddorau eraill yn cyfrif am fwy)',
  passwordsDiffer: 'Nid yw’r cyfrineiriau yr un fath',
  signUpHeading: 'Hawliwch Eich Pensiwn Coll yn Ôl',
  signUpLead: 'Dywedwch wrthym pwy ydych chi. Mae’n cymryd tua deng munud, a gallwch stopio a dod yn ôl unrhyw bryd.',
  moreAboutCost: 'Rhagor am yr hyn y mae’n ei gostio',
  freeService: 'Gallwch hefyd chwilio am bensiwn eich hun, gyda gwasanaeth rhad ac am ddim y llywodraeth:',
  freeServiceLink: 'y Gwasanaeth Olrhain Pensiynau',
  haveAccount: 'Oes gennych chi gyfrif yn barod?',
  haveAccountLink: 'Mewngofnodi',
  logInWithEmail: 'Mewngofnodi â’r e-bost hwn',
  firstName: 'Enw cyntaf',
  lastName: 'Cyfenw',
  email: 'E-bost',
  password: 'Cyfrinair',
  passwordHint: '8 i 32 nod',
  passwordHintInclusive: 'O leiaf 8 nod',
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
  loggedOutTitle: 'Rydych wedi allgofnodi',
  titleAfter: (news, title) => `${news}: ${title}`,
  noAccount: 'Dim cyfrif gennych chi?',
  noAccountLink: 'Dechrau Olrhain',
  logInSubmit: 'Mewngofnodi',
  idleLoggedOut:
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

  openResetText:
    'Pwyswch y botwm i ddewis cyfrinair newydd. Mae’r ddolen yn gweithio unwaith, a dim ond am gyfnod byr.',
  openResetSubmit: 'Dewis cyfrinair newydd',
  openLinkBusy: 'Wrthi’n agor y ddolen...',
  confirmHeading: 'Cadarnhau eich cyfeiriad e-bost',
  confirmText: 'Pwyswch y botwm i gadarnhau mai chi piau’r cyfeiriad e-bost hwn. Mae’r ddolen yn gweithio unwaith.',
  confirmSubmit: 'Cadarnhau fy nghyfeiriad e-bost',
  confirmedHeading: 'Mae eich cyfeiriad e-bost wedi’i gadarnhau',
  confirmedText: 'Gallwch nawr fewngofnodi.',
  confirmedHalfHeading: 'Un e-bost arall i’w gadarnhau',
  confirmedHalfText:
    'Diolch. Rydym hefyd wedi anfon dolen i’ch cyfeiriad e-bost arall. Agorwch honno hefyd: bydd eich cyfeiriad e-bost yn newid unwaith y bydd y ddau wedi’u cadarnhau.',
  linkAccount: (email) => `Mae’r ddolen hon ar gyfer cyfrif ${email}.`,
  notMe: 'Nid fi yw hwn',
  keepPassword: 'Cadw fy hen gyfrinair',
  leftHeading: 'Rydych wedi gadael y cyfrif hwnnw',
  leftResetText:
    'Mae ei gyfrinair yr un fath ag o’r blaen. Os na wnaethoch ofyn am yr e-bost a ddaeth â chi yma, gallwch ei ddileu.',
  leftText:
    'Nid ydych wedi mewngofnodi iddo. Os nad oeddech yn disgwyl yr e-bost a ddaeth â chi yma, gallwch ei ddileu.',

  linkCheckText:
    'Rydym yn gwirio’r ddolen a ddaeth â chi yma, sy’n cymryd eiliad. Mae dolen yn un o’n negeseuon e-bost yn gweithio unwaith, a dim ond am gyfnod byr. Gallwch bob amser ofyn am un newydd.',
  expiredLinkHeading: 'Nid yw’r ddolen hon yn gweithio mwyach',
  expiredLinkText:
    'Mae dolen yn un o’n negeseuon e-bost yn gweithio unwaith, a dim ond am gyfnod byr. Mae hon wedi’i defnyddio, neu mae’n rhy hen. Nid oes dim wedi newid.',
  expiredLinkAction: 'Cael dolen newydd',
  expiredConfirmText:
    'Mae dolen yn un o’n negeseuon e-bost yn gweithio unwaith, a dim ond am gyfnod byr. Mae hon wedi’i defnyddio, neu mae’n rhy hen. Os yw eich cyfeiriad e-bost wedi’i gadarnhau, gallwch fewngofnodi. Os nad ydyw, dechreuwch eto gyda’r un cyfeiriad e-bost: byddwn wedyn yn anfon dolen newydd atoch.',

  panelNextHeading: 'Beth sy’n digwydd nesaf',
  panelNextStep1: 'Rydych chi’n dweud ble buoch chi’n gweithio',
  panelNextStep1Text: 'Pwy ydych chi, ble rydych chi’n byw a phwy fu’n eich cyflogi. Tua deng munud.',
  panelNextStep2: 'Rydych chi’n llofnodi ar-lein',
  panelNextStep2Text:
    'Mae eich llofnod yn caniatáu i ni holi darparwyr pensiwn ar eich rhan. Mae ambell un eisiau llofnod mewn inc hefyd: gallwch argraffu llythyr ar eu cyfer.',
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
