// Not reviewed by a translator.
import type { detailsMessages } from './messages';

export const detailsMessagesCy: typeof detailsMessages = {
  tabTitle: (heading, status) => `${heading}: ${status}`,
  back: 'Yn ôl i’ch porth',
  loading: 'Wrthi’n llwytho’r manylion',
  loadingLead:
    'Rydym yn nôl ble mae hyn arni, beth sydd wedi digwydd hyd yma a beth ddaw nesaf. Gallwch ddod yn ôl i’r dudalen hon pryd bynnag y mynnwch.',
  failedHeading: 'Nid oedd modd agor y dudalen hon',
  missingHeading: 'Nid oedd modd dod o hyd i’r dudalen hon',
  missing: 'Efallai ei bod wedi’i dileu, neu nad yw’r ddolen yn gyflawn. Mae eich porth yn dangos popeth sydd gennych.',
  edit: 'Golygu',
  editTrace: 'Golygu eich olrheiniad',
  editPension: 'Golygu eich pensiwn',
  facts: 'Manylion',
  startYear: 'Blwyddyn dechrau',
  endYear: 'Blwyddyn gorffen',
  stillPaying: 'Yn dal i dalu i mewn',
  provider: 'Darparwr',
  policy: 'Rhif polisi',
  created: 'Crëwyd',
  updated: 'Diweddarwyd ddiwethaf',
  unknown: 'Ddim yn hysbys',
  status: 'Statws',
  foundAt: (provider) => (provider ? `Mae gan ${provider} bensiwn i chi` : 'Rydym wedi dod o hyd i bensiwn i chi'),
  seePension: 'Gweld eich pensiwn',
  searches: 'Chwiliadau',
  searchAt: (provider) => `Chwiliad gan ${provider ?? 'ddarparwr pensiwn'}`,
  searchStarted: (date) => `Dechreuwyd ${date}`,
  searchUpdated: (date) => `Diweddarwyd ${date}`,
  activity: 'Cofnod gweithgarwch',
  searchesLoading: 'Wrthi’n llwytho’r chwiliadau',
  searchesFailed: 'Cawsom wall wrth nôl y chwiliadau. Rhowch gynnig arall arni yn nes ymlaen.',
  noSearchesHeading: 'Dim Chwiliadau',
  noSearches: 'Nid oes chwiliadau’n gysylltiedig â’r olrheiniad hwn eto.',
  noPensionSearches: 'Nid oes chwiliadau’n gysylltiedig â’r pensiwn hwn eto.',
  activityLoading: 'Wrthi’n llwytho’r gweithgarwch',
  activityFailed: 'Cawsom wall wrth nôl y gweithgarwch. Rhowch gynnig arall arni yn nes ymlaen.',
  noActivityHeading: 'Dim Gweithgarwch',
  noActivity: 'Nid oes gweithgarwch wedi’i gofnodi ar gyfer yr endid hwn eto.',
  turnaround: 'Mae darparwyr fel arfer yn ateb o fewn dwy i chwe wythnos.',
  turnaroundBy: (date) => `Mae darparwyr fel arfer yn ateb o fewn dwy i chwe wythnos: erbyn ${date}.`,
  turnaroundOver: (date) =>
    `Mae darparwyr fel arfer yn ateb o fewn dwy i chwe wythnos. Mae’r un hwn yn cymryd mwy o amser: daeth chwe wythnos i ben ar ${date}.`,
  turnaroundAhead: 'Ar ôl i ni ysgrifennu at ddarparwr, maen nhw fel arfer yn ateb o fewn dwy i chwe wythnos.',
  withdrawHeading: 'A allaf dynnu’r olrheiniad hwn yn ôl?',
  withdraw: (ways) =>
    `Gallwch, unrhyw bryd a heb reswm. Rhowch wybod i ni${ways.length === 0 ? '' : `: ${ways.join(' neu ')}`}. Yna byddwn yn rhoi’r gorau i chwilio am y pensiwn hwn, a bydd eich olrheiniadau eraill yn parhau.`,
  askedOn: (provider, date) =>
    provider ? `Fe wnaethom holi ${provider} ar ${date}.` : `Fe wnaethom eu holi ar ${date}.`,
  keptHeading: 'Amcan bras: a allai fod wedi’i ad-dalu?',
  keptLikelyRefunded:
    'Mae’n debyg. Yn y blynyddoedd hynny, roedd pobl a adawodd mor gynnar, neu mor ifanc, fel arfer yn cael yn ôl yr hyn yr oedden nhw wedi’i dalu i mewn. Cadwodd rhai cynlluniau ef serch hynny, felly rydym yn edrych.',
  keptMayBe:
    'Efallai. Mae’n dibynnu ar y mis y gadawoch, ar eich oedran, ac ar ba mor hir y buoch yn aelod o’r cynllun.',
  keptLikely:
    'Mae’n debyg na chafodd ei ad-dalu. Yn y blynyddoedd hynny, roedd pensiwn fel arfer yn cael ei gadw i rywun a arhosodd cyhyd ag y gwnaethoch chi.',
  keptCannotSay: 'Ni allwn ddweud heb y blynyddoedd y dechreuoch ac y gadawoch. Gallwch eu hychwanegu gyda Golygu.',
  keptSource: 'Mae hyn yn seiliedig ar y blynyddoedd yn unig, ac nid yw’n gwybod dim am eich cynllun. Ffynhonnell:',
  keptSourceLink: 'HelpwrArian',
  failedListHeading: 'Wps! Aeth rhywbeth o’i le',

  nothingFoundHeading: 'Beth allwch chi ei wneud o hyd',
  nothingFoundLead:
    'Nid yw’r ffaith nad oes dim gan un darparwr yn golygu nad oes pensiwn. Mae’r pethau hyn yn aml yn helpu, ac maen nhw i gyd am ddim.',
  nothingFoundTracingHeading: 'Gofynnwch i Wasanaeth Olrhain Pensiynau’r llywodraeth',
  nothingFoundTracing: 'Mae’n rhoi cyfeiriad cynllun gweithle neu bersonol i chi, ac nid yw’n codi tâl.',
  nothingFoundTracingLink: 'Dod o hyd i fanylion cyswllt pensiwn ar GOV.UK',
  nothingFoundPaperHeading: 'Edrychwch drwy hen bapurau',
  nothingFoundPaper:
    'Mae slipiau cyflog, ffurflenni P60, contractau a llythyrau yn aml yn enwi cynllun. Mae llythyren Yswiriant Gwladol D neu N ar slip cyflog yn golygu eich bod wedi’ch contractio allan, gan amlaf i gynllun y cyflogwr.',
  nothingFoundPeopleHeading: 'Gofynnwch i bobl a oedd yno',
  nothingFoundPeople:
    'Efallai y bydd cyn-gydweithwyr, neu’ch hen undeb llafur, yn gwybod pwy oedd yn rhedeg y cynllun a phwy sy’n ei redeg nawr.',
  nothingFoundCompanyHeading: 'Chwiliwch am enwau eraill y cyflogwr',
  nothingFoundCompany:
    'Mae cwmnïau’n newid eu henwau ac yn cael eu cymryd drosodd. Mae’r gofrestr yn dangos enwau cynharach a phwy sydd wrth y llyw.',
  nothingFoundCompanyLink: 'Chwilio cofrestr Tŷ’r Cwmnïau',
  nothingFoundStateHeading: 'Gwiriwch eich Pensiwn y Wladwriaeth',
  nothingFoundState: 'Mae eich rhagolwg yn dangos pa flynyddoedd sydd ar eich cofnod Yswiriant Gwladol.',
  nothingFoundStateLink: 'Gwirio eich Pensiwn y Wladwriaeth ar GOV.UK',
  nothingFoundHelpHeading: 'Siaradwch â HelpwrArian',
  nothingFoundHelp: 'Mae am ddim ac yn ddiduedd, ac yn gwybod sut mae hen gynlluniau’n gweithio.',
  nothingFoundHelpLink: 'Pensiynau ac ymddeoliad gan HelpwrArian',
  nothingFoundMore:
    'Os dysgwch rywbeth newydd, fel enw arall y cyflogwr, ychwanegwch ef at yr olrheiniad hwn gyda Golygu.',
  nothingFoundScamHeading: 'Gwyliwch rhag sgamiau',
  nothingFoundScam:
    'Ni chaiff neb ofyn am arian ymlaen llaw i ryddhau pensiwn yn gynnar. Mae galwadau diwahoddiad am bensiynau wedi bod yn erbyn y gyfraith yn y DU ers Ionawr 2019: rhowch y ffôn i lawr. Chwiliwch am gwmni ar gofrestr yr Awdurdod Ymddygiad Ariannol (FCA) cyn delio ag ef.',
  nothingFoundScamRegisterLink: 'Gwirio cofrestr yr FCA',
  nothingFoundScamSmartLink: 'Darllen cyngor ScamSmart yr FCA',
};
