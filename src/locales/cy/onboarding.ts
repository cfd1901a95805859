import type { MessageOverrides } from '../../provider/messages';

export const reason: MessageOverrides['reason'] = {
  heading: 'Pam rydych chi yma heddiw',
  intro: 'Dewiswch yr un sy’n gweddu orau. Mae’n ein helpu i ddangos y cam nesaf iawn i chi.',
  sending: 'Wrthi’n anfon eich ateb...',
  reason1: 'Dod o hyd i bensiwn perthynas',
  reason2: 'Cyfuno fy mhensiynau',
  reason3: 'Cael gafael ar gronfeydd pensiwn',
  reason4: 'Cynllunio ymddeoliad',
  reason5: 'Pryderu am berfformiad fy mhensiwn',
  reason6: 'Casglu gwybodaeth i’m cynghorydd ariannol',
  reason7: 'Chwilio am well opsiynau pensiwn',
  reason8: 'Deall fy hawliau pensiwn',
  reason9: 'Olrhain pensiwn i rywun sydd wedi marw',
  reason10: 'Rhesymau eraill',
};

export const processing: MessageOverrides['processing'] = {
  heading: 'Prosesu Eich Cais',
  intro:
    'Rydym yn edrych ar eich atebion. Bydd y dudalen hon yn symud ymlaen ar ei phen ei hun cyn gynted ag y byddwn wedi gorffen.',
  waiting: 'Rydym yn gweithio ar eich cais',
  whatHappens: 'Beth rydym yn ei wneud',
  done: 'wedi’i wneud',
  current: 'nawr',
  later: 'yn nes ymlaen',
  savedTitle: 'Mae eich atebion wedi’u cadw',
  savedText: 'Mae popeth a ddywedoch wrthym hyd yn hyn gennym.',
  checkingTitle: 'Gwirio y gallwn helpu',
  checkingText: 'Rydym yn mynd drwy eich atebion i weld a allwn olrhain pensiynau i chi.',
  nextTitle: 'Paratoi eich cam nesaf',
  nextText: 'Wedyn byddwn yn gofyn am y cyflogwyr yr ydych am ddod o hyd i’w pensiynau.',
  safeToClose: 'Mae’n ddiogel cau’r dudalen hon',
  comeBack: 'Byddwn yn parhau hebddi. Mewngofnodwch eto pryd bynnag y mynnwch, a byddwch lle gadawoch chi.',
  failedHeading: 'Nid oedd modd gwirio nawr',
  goesOn: 'Nid oes angen i chi wneud dim: rydym yn dal i geisio bob ychydig eiliadau.',
};

export const notEligible: MessageOverrides['notEligible'] = {
  heading: 'Ddim yn Gymwys i Olrhain Pensiwn',
  intro: 'Diolch am eich atebion. Maen nhw’n dangos nad ydych yn gymwys ar hyn o bryd i olrhain pensiwn gyda ni.',
  whatNow: 'Nid ydym wedi cysylltu ag unrhyw ddarparwr pensiwn, ac nid oes angen i chi wneud dim arall.',
  guideHeading: 'Canllaw Pensiwn',
  guideText: 'Mae ein canllaw yn egluro ble i chwilio am bensiwn a phwy arall all eich helpu.',
  guideLink: 'Darllen y Canllaw Pensiwn (PDF)',
  mistake: (email) =>
    `Ydych chi’n meddwl bod hyn yn anghywir? Ysgrifennwch atom yn ${email} a byddwn yn edrych arno eto.`,
};

export const entry: MessageOverrides['entry'] = {
  providerMissing: 'Rhowch ddarparwr',
  providerTooLong: 'Ni ddylai’r darparwr fod yn hwy na 100 nod',
  policyMissing: 'Rhowch rif polisi',
  policyTooLong: 'Ni ddylai’r rhif polisi fod yn hwy na 100 nod',
  startYearMissing: 'Rhowch flwyddyn dechrau',
  endYearMissing: 'Rhowch flwyddyn gorffen',
  yearOutOfRange: (min, max) => `Rhowch flwyddyn ddilys rhwng ${min} a ${max}`,
  yearBeforeBirth: 'Rhowch flwyddyn ddilys sydd ar ôl blwyddyn eich geni.',
  yearBeforeContribution: 'Rhowch flwyddyn ddilys pan oedd gennych hawl gyfreithiol i gyfrannu.',
  endBeforeStart: 'Rhaid i’r flwyddyn gorffen fod ar ôl y flwyddyn dechrau.',
  provider: 'Darparwr pensiwn',
  providerHint: 'Y cwmni sy’n gofalu am y pensiwn, fel Aviva',
  policy: 'Rhif polisi',
  policyHint: 'Mae ar unrhyw lythyr neu ddatganiad gan y darparwr',
  startYear: 'Blwyddyn dechrau',
  endYear: 'Blwyddyn gorffen',
  startYearHint: 'Er enghraifft, 1994',
  endYearHint: 'Er enghraifft, 2003',
  approximateYears: (years) => `Mae hynny’n ${years} ${years === 1 ? 'flwyddyn' : 'o flynyddoedd'} yn fras.`,
  searching: 'Wrthi’n chwilio...',
  suggestionCount: (count) =>
    count === 0 ? 'Dim awgrymiadau. Gallwch ddefnyddio’r hyn a deipioch.' : `${count} awgrym`,
  yearsFromTo: (start, end) => (start === end ? String(start) : `${start} i ${end}`),
  yearsSince: (start) => `Ers ${start}`,
  yearsFrom: (start) => `O ${start}`,
  yearsTo: (end) => `Tan ${end}`,
  edit: 'Golygu',
  editNamed: (name) => `Golygu ${name}`,
  saved: (name) => `Mae eich newidiadau i ${name} wedi’u cadw.`,
  profileFailed: 'Methwyd nôl proffil y defnyddiwr. Rhowch gynnig arall arni yn nes ymlaen.',
};

export const traces: MessageOverrides['traces'] = {
  employerMissing: 'Rhowch enw cyflogwr',
  employerTooLong: 'Ni ddylai’r cyflogwr fod yn hwy na 100 nod',
  titleTooLong: 'Ni ddylai teitl y swydd fod yn hwy na 100 nod',
  industryTooLong: 'Ni ddylai’r diwydiant fod yn hwy na 200 nod',
  employerHeading: 'Ble Buoch Chi’n Gweithio?',
  providerHeading: (employer) => `Ydych Chi’n Gwybod Pwy Yw Darparwr ${employer}?`,
  providerLead:
    'Os nad ydych yn siŵr, gadewch hwn yn wag. Byddwn yn chwilio am y darparwr gyda’r hyn a ddywedoch wrthym.',
  employer: 'Cyflogwr',
  employerHint: 'Yr enw ar eich slip cyflog, cystal ag y cofiwch ef',
  title: 'Teitl y swydd',
  industry: 'Diwydiant',
  industryHint: 'Beth oedd y cyflogwr yn ei wneud, fel gwehyddu neu fanwerthu',
  paying: 'Mae fy nghyflogwr yn dal i dalu i mewn',
  otherAddress: 'Roedd gan fy nghyflogwr gyfeiriad gwahanol bryd hynny',
  otherAddressDescription: 'Ticiwch hwn os ydyn nhw wedi symud neu gau, a’ch bod yn gwybod ble roedden nhw.',
  address: 'Ble roedd eich cyflogwr',
  ownAddress: 'Roedd gen i gyfeiriad gwahanol bryd hynny',
  ownAddressDescription: 'Ticiwch hwn os yw’r darparwr efallai yn eich adnabod wrth gyfeiriad yr ydych wedi’i adael.',
  ownAddressLegend: 'Ble roeddech chi’n byw bryd hynny',
  next: 'Nesaf',
  back: 'Yn ôl',
  skipAndCreate: 'Hepgor a Chreu’r Olrheiniad',
  create: 'Creu’r Olrheiniad',
  saveEdit: 'Golygu’r Olrheiniad',
  list: 'Eich olrheiniadau',
  loading: 'Wrthi’n llwytho eich olrheiniadau',
  failedHeading: 'Wps! Aeth rhywbeth o’i le',
  failed: 'Cawsom wall wrth nôl eich olrheiniadau. Rhowch gynnig arall arni yn nes ymlaen.',
  emptyHeading: 'Dim Olrheiniadau',
  empty: 'Nid ydych wedi creu unrhyw olrheiniadau eto. Dechreuwch drwy greu eich olrheiniad cyntaf.',
};

export const traceWizard: MessageOverrides['traceWizard'] = {
  firstHeading: 'Gadewch i Ni Olrhain Eich Pensiwn Cyntaf',
  anotherHeading: 'Gadewch i Ni Olrhain Pensiwn Arall',
  lead: 'Dywedwch wrthym am un cyflogwr. Byddwn yn chwilio am y pensiwn a ddaeth gyda’r swydd, hyd yn oed os yw’r cwmni wedi newid ei enw neu wedi cau ers hynny.',
  loading: 'Wrthi’n llwytho eich cais',
  listHeading: 'Hoffech Chi Olrhain Pensiwn Arall?',
  listLead: 'Efallai fod gan bob swydd ei phensiwn ei hun. Ychwanegwch gynifer ag y cofiwch.',
  add: 'Olrhain Pensiwn Arall',
  continue: 'Parhau â’r Cais',
  editHeading: 'Golygu Eich Olrheiniad',
};

export const pensions: MessageOverrides['pensions'] = {
  paying: 'Rwy’n dal i dalu i mewn',
  otherAddress: 'Roedd gen i gyfeiriad gwahanol bryd hynny',
  otherAddressDescription: 'Ticiwch hwn os yw’r darparwr efallai yn eich adnabod wrth gyfeiriad yr ydych wedi’i adael.',
  address: 'Eich cyfeiriad bryd hynny',
  create: 'Ychwanegu Pensiwn',
  saveEdit: 'Golygu’r Pensiwn',
  list: 'Eich pensiynau',
  loading: 'Wrthi’n llwytho eich pensiynau',
  failedHeading: 'Wps! Aeth rhywbeth o’i le',
  failed: 'Cawsom wall wrth nôl eich pensiynau. Rhowch gynnig arall arni yn nes ymlaen.',
  emptyHeading: 'Dim Pensiynau',
  empty: 'Nid ydych wedi creu unrhyw bensiynau eto. Dechreuwch drwy greu eich pensiwn cyntaf.',
  unnamed: 'Pensiwn',
};

export const knownPensions: MessageOverrides['knownPensions'] = {
  heading: 'Helpwch Ni i’ch Helpu Chi: Ychwanegwch Eich Pensiynau Hysbys',
  lead: 'Ydych chi’n gwybod am unrhyw bensiynau sydd gennych yn barod? Mae enw a blynyddoedd bras yn ddigon.',
  benefitsHeading: 'Pam mae’n helpu',
  benefitTime: 'Nid ydym yn treulio amser yn chwilio am bensiynau yr ydych eisoes wedi dod o hyd iddynt.',
  benefitTogether: 'Rydych yn gweld y pensiynau y gwyddoch amdanynt a’r rhai y byddwn yn dod o hyd iddynt mewn un lle.',
  benefitClue:
    'Mae cwmnïau’n uno ac yn symud eu cynlluniau, felly gall un y gwyddoch amdano arwain at un yr ydych wedi’i anghofio.',
  benefitOnce: 'Pan fydd darparwr yn ateb, gallwn ddweud ar unwaith a yw’r pensiwn hwnnw’n newydd i chi.',
  add: 'Ychwanegu Pensiwn',
  none: 'Dim Pensiynau Hysbys',
};

export const addPension: MessageOverrides['addPension'] = {
  firstHeading: 'Gadewch i Ni Ychwanegu Eich Pensiwn Cyntaf',
  anotherHeading: 'Gadewch i Ni Ychwanegu Pensiwn Arall',
  lead: 'Dywedwch wrthym am un pensiwn y gwyddoch amdano. Mae blynyddoedd bras yn iawn. Mae hen ddatganiad neu lythyr yn dangos y darparwr a rhif y polisi.',
  loading: 'Wrthi’n llwytho eich cais',
  listHeading: 'Hoffech Chi Ychwanegu Pensiwn Arall?',
  listLead: 'Dyma’r pensiynau y gwyddoch amdanynt. Nid ydym yn chwilio amdanynt eto.',
  add: 'Ychwanegu Pensiwn Arall',
  continue: 'Parhau â’r Cais',
  editHeading: 'Golygu Eich Pensiwn',
};
