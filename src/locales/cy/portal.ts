import type { MessageOverrides } from '../../provider/messages';

export const portal: MessageOverrides['portal'] = {
  greeting: (greeting, firstName) => `${greeting}, ${firstName}`,
  morning: 'Bore Da',
  afternoon: 'Prynhawn Da',
  evening: 'Noswaith Dda',
  noName: 'Defnyddiwr',
  tabs: 'Eich porth',
  tabsSelect: 'Dangos',
  traces: 'Olrhain Pensiynau',
  pensions: 'Eich Pensiynau',
  documents: 'Eich Dogfennau',
  documentsLead: 'Gweld neu lawrlwytho eich dogfennau.',
  uploadDocument: 'Uwchlwytho dogfen',
  addTrace: 'Ychwanegu Olrheiniad',
  newTrace: 'Creu Olrheiniad Newydd',
  addPension: 'Ychwanegu Pensiwn',
  newPension: 'Creu Pensiwn Newydd',
  groupHeading: (group, count) => `${group} (${count.toLocaleString('en-GB')})`,
  groupCustomer: 'Eich tro chi',
  groupFirm: 'Rydym yn gweithio arno',
  groupProvider: 'Gyda’r darparwr',
  groupFinished: 'Wedi gorffen',
  turnaround: 'Mae darparwyr fel arfer yn ateb o fewn dwy i chwe wythnos.',
  findTrace: 'Chwilio am gyflogwr',
  traceCount: (found, total) => countWords(found, total, 'olrheiniad'),
  findPension: 'Chwilio am bensiwn',
  pensionCount: (found, total) => countWords(found, total, 'pensiwn'),
  viewNamed: (name) => `Gweld ${name}`,
  summaryLoading: 'Rydym yn nôl yr hyn sy’n newydd am eich olrheiniadau, eich pensiynau a’ch tasgau.',
  summary: ({ needsYou, underWay, found }) => {
    const parts: string[] = [];
    if (found > 0) parts.push(`${found} pensiwn wedi’i ganfod`);
    parts.push(needsYou === 0 ? 'nid oes dim i chi ei wneud nawr' : `mae ${needsYou} peth i chi ei wneud`);
    if (underWay > 0) parts.push(`${underWay} olrheiniad ar y gweill`);
    const sentence = parts.join('; ');
    return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
  },
  side: 'Cymorth a thasgau',
};

/** A noun after a number stays singular in Welsh. */
function countWords(found: number, total: number, noun: string): string {
  const [some, all] = [found, total].map((count) => count.toLocaleString('en-GB'));
  return found === total ? `${all} ${noun}` : `${some} o ${all} ${noun}`;
}

export const portalTour: MessageOverrides['portalTour'] = {
  welcomeHeading: 'Croeso i’ch Dangosfwrdd Pensiwn',
  welcomeUnderWay: 'Mae’r gwaith o olrhain eich pensiynau ar y gweill.',
  welcomeUpdates:
    'Byddwn yn rhoi’r newyddion diweddaraf i chi wrth iddo fynd yn ei flaen, ac yn cysylltu â chi os bydd angen rhagor o wybodaeth arnom.',
  welcomeTool: 'Mae offeryn AI yn ein helpu i olrhain eich pensiynau’n gynt.',
  start: 'Dechrau Taith o Gwmpas Eich Porth',
  tracesTitle: 'Eich olrheiniadau',
  traces: 'Mae pob pensiwn yr ydym yn ei olrhain i chi yma. Gallwch weld pa mor bell y mae pob un wedi cyrraedd.',
  addTraceTitle: 'Olrhain pensiwn arall',
  addTrace: 'Ydych chi wedi cofio am hen swydd arall? Dechreuwch olrheiniad newydd yma unrhyw bryd.',
  pensionsTitle: 'Eich pensiynau',
  pensions: 'Mae’r pensiynau y gwyddoch amdanynt yn cael eu cadw gyda’i gilydd yma.',
  addPensionTitle: 'Ychwanegu pensiwn arall',
  addPension: 'Oes gennych chi bensiwn nad yw ar y rhestr? Ychwanegwch ef yma.',
  profileTitle: 'Eich proffil',
  profile: 'Agorwch y ddewislen hon i weld eich manylion, i ddewis sut rydym yn ysgrifennu atoch, neu i allgofnodi.',
  contactTitle: 'Gofyn i Tracey',
  contact:
    'Tracey yw eich arbenigwr olrhain rhithwir. Mae’r botwm hwn yn dangos pob ffordd o’n cyrraedd tra bydd hi ar-lein.',
  tasksTitle: 'Eich tasgau',
  tasks: 'Pan fydd angen rhywbeth arnom gennych chi, bydd yn ymddangos yma. Edrychwch i mewn o bryd i’w gilydd.',
};

export const tour: MessageOverrides['tour'] = {
  cancel: 'Canslo',
  back: 'Yn ôl',
  next: 'Nesaf',
  finish: 'Gorffen',
  close: 'Cau’r daith',
  counter: (step, total) => `${step} o ${total}`,
};

export const tracey: MessageOverrides['tracey'] = {
  name: 'Tracey',
  role: 'Eich arbenigwr olrhain rhithwir',
  onlineLabel: 'Ar-lein',
  offlineLabel: 'All-lein',
  online: 'Rwyf yma i’ch helpu gydag unrhyw gwestiynau.',
  offline: (day, time) =>
    `Mae’n ddrwg gennyf, rwyf all-lein ar hyn o bryd. Byddaf yn ôl i helpu ${day} am ${time.replace('am', 'y bore')}.`,
  dayName: (day) => days[day],
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

export const tasks: MessageOverrides['tasks'] = {
  heading: 'Tasgau',
  list: 'Eich tasgau',
  loading: 'Wrthi’n llwytho eich tasgau',
  empty: 'Nid oes gennych unrhyw dasgau i’w cwblhau ar hyn o bryd.',
  failed: 'Nid oedd modd llwytho eich tasgau.',
  open: (title) => `Mynd i: ${title}`,
  due: (date) => `I’w wneud erbyn ${date}`,
};

export const helpful: MessageOverrides['helpful'] = {
  heading: 'Defnyddiol',
  video: 'Fideo Taith y Porth',
  playVideo: 'Chwarae Fideo Taith y Porth',
  videoCaptions: 'Capsiynau',
  videoSilent: 'Nid oes sain i’r fideo. Mae ei gapsiynau’n dweud beth a welwch.',
  videoTranscript: 'Darllenwch eiriau’r fideo',
  guides: 'Canllawiau a chymorth',
  faqs: 'Cwestiynau Cyffredin',
  dataHandling: 'Sut rydym yn trin eich data',
};

export const profile: MessageOverrides['profile'] = {
  heading: 'Eich Proffil',
  back: 'Yn ôl i’ch porth',
  tabs: 'Eich proffil',
  tabsSelect: 'Dangos',
  personal: 'Personol',
  notifications: 'Hysbysiadau',
  detailsHeading: 'Eich manylion',
  detailsHint: 'A oes rhywbeth o’i le? Ysgrifennwch atom a byddwn yn ei gywiro.',
  first_name: 'Enw cyntaf',
  last_name: 'Cyfenw',
  email: 'E-bost',
  phone: 'Rhif ffôn',
  unknown: 'Heb ei roi',
  dangerHeading: 'Man Peryglus',
  dangerText: 'Mae canslo’n atal ein holl chwiliadau. Gallwch adfer eich cais o fewn 14 diwrnod.',
  cancel: 'Canslo’r Cais',
  cancelHeading: 'Canslo eich cais?',
  cancelText:
    'Byddwn yn rhoi’r gorau i chwilio am eich pensiynau. Nid oes dim yn cael ei ddileu, ac am 14 diwrnod gallwch adfer popeth fel yr oedd.',
  cancelBusy: 'Wrthi’n canslo...',
  keep: 'Cadw fy nghais',
};

export const marketing: MessageOverrides['marketing'] = {
  heading: 'Dewisiadau Marchnata',
  lead: 'Dewiswch sut y cawn anfon newyddion a chynigion atoch. Byddwn yn dal i ysgrifennu atoch am eich olrheiniadau eich hun.',
  channels: 'Sut y cawn ysgrifennu atoch',
  email: 'E-bost',
  text: 'SMS',
  post: 'Post',
  textTo: (number) => `I’ch rhif ${number}`,
  unsubscribeAll: 'Dad-danysgrifio o’r Cyfan',
  unsubscribeFromAll: 'Dad-danysgrifio o Bob Un',
  subscribeToAll: 'Tanysgrifio i Bob Un',
  save: 'Cadw’r Newidiadau',
  saving: 'Wrthi’n cadw...',
  saved: 'Wedi’i gadw',
  loading: 'Wrthi’n llwytho eich dewisiadau...',
  failedHeading: 'Nid oedd modd agor eich dewisiadau',
  confirmAllHeading: 'Atal pob newyddion gennym ni?',
  confirmAllText: 'Fyddwn ni ddim yn anfon newyddion na chynigion atoch drwy e-bost, SMS na’r post mwyach.',
  anyOf: (channels) => channels.join(' neu '),
  confirmSomeHeading: (channels) => `Atal newyddion drwy ${channels}?`,
  confirmSomeText: (channels) => `Fyddwn ni ddim yn anfon newyddion na chynigion atoch drwy ${channels} mwyach.`,
  emailInSentence: 'e-bost',
  textInSentence: 'SMS',
  postInSentence: 'y post',
  confirmChangeBack: 'Gallwch newid hyn eto unrhyw bryd.',
  confirm: 'Dad-danysgrifio',
  keep: 'Aros wedi tanysgrifio',
};

export const tracker: MessageOverrides['tracker'] = {
  label: 'Pa mor bell y mae’r olrheiniad hwn wedi cyrraedd',
  story: 'Camau pob olrheiniad',
  received: 'Derbyniwyd',
  searching: 'Chwilio',
  asked: 'Holwyd',
  answered: 'Atebwyd',
  done: 'Wedi’i wneud',
  now: 'Nawr',
  found: 'Canfuwyd',
  nothing: 'Dim wedi’i ganfod',
  stepOf: (step, number, total) => `Cam ${number} o ${total}: ${step}`,
};
