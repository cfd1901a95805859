// Not reviewed by a translator.
import type { tracingMessages } from './messages';

export const tracingMessagesCy: typeof tracingMessages = {
  secondStepTitle: 'Cadarnhewch mai chi sydd yna',
  expiredLinkTitle: 'Nid yw’r ddolen hon yn gweithio mwyach',
  titleWithError: (title) => `Gwall: ${title}`,
  titleWithCompany: (title, company) => (company ? `${title} – ${company}` : title),
  adminHeading: 'Dyma wefan y cwsmeriaid',
  adminText:
    'Cyfrif i weinyddwyr yw eich cyfrif chi, ac maen nhw’n gweithio yn y swyddfa gefn. Defnyddiwch y cyfeiriad a gawsoch gan eich cwmni.',
  back: 'Yn ôl',
  signedTitle: 'Mae eich llythyr wedi’i lofnodi',
  skip: 'Neidio i’r prif gynnwys',
  nav: 'Eich porth',
  navHome: 'Porth',
  navDocuments: 'Dogfennau',
  navGuides: 'Canllawiau',
  navHelp: 'Cymorth',
  helpFailed: 'Nid oedd modd agor ein manylion cyswllt',
  logOut: 'Allgofnodi',
  finishedHeading: 'Mae eich cais yn gyflawn',
  finishedText: 'Rydym yn olrhain eich pensiynau. Gallwch ddilyn popeth yn eich porth.',
  finishedLink: 'Mynd i’ch porth',
  unfinishedHeading: 'Nid yw eich cais wedi’i orffen',
  unfinishedText: 'Gorffennwch eich cais yn gyntaf. Yna bydd eich porth yn agor yma.',
  unfinishedLink: 'Parhau â’ch cais',
  idleHeading: 'Ydych chi yno o hyd?',
  idleText:
    'Nid ydych wedi defnyddio’r dudalen hon ers tro. Byddwn yn eich allgofnodi cyn bo hir, i gadw eich manylion yn ddiogel.',
  idleKept: 'Mae’r hyn a deipiwyd gennych yn cael ei gadw, heblaw am eich rhif Yswiriant Gwladol a’ch llofnod.',
  idleLeft: (seconds) => {
    const minutes = Math.floor(seconds / 60);
    const rest = seconds % 60;
    const parts = [
      ...(minutes > 0 ? [`${minutes} munud`] : []),
      ...(rest > 0 || minutes === 0 ? [`${rest} eiliad`] : []),
    ];
    return `Amser ar ôl: ${parts.join(' ')}`;
  },
  idleStay: 'Aros wedi mewngofnodi',
  phoneSummary: 'Parhau ar eich ffôn',
  phoneText:
    'Pwyntiwch gamera eich ffôn at y cod hwn a mewngofnodwch yno gyda’r un e-bost. Mae’r hyn a deipiwyd gennych yma yn cael ei gadw, heblaw am eich rhif Yswiriant Gwladol a’ch llofnod.',
  phoneCode: 'Cod QR i fewngofnodi ar eich ffôn',
};
