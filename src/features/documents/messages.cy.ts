// Not reviewed by a translator.
import type { documentMessages } from './messages';

export const documentMessagesCy: typeof documentMessages = {
  heading: 'Eich Dogfennau',
  lead: 'Gweld neu lawrlwytho eich dogfennau.',
  back: 'Yn ôl i’ch porth',
  list: 'Eich dogfennau',
  loading: 'Wrthi’n llwytho eich dogfennau',
  failedHeading: 'Wps! Aeth rhywbeth o’i le',
  failed: 'Cawsom wall wrth nôl eich dogfennau. Rhowch gynnig arall arni yn nes ymlaen.',
  emptyHeading: 'Dim Dogfennau',
  empty: 'Nid oes dogfennau ar gael ar hyn o bryd.',
  noUploads: 'Dim dogfennau wedi’u huwchlwytho eto.',
  download: 'Lawrlwytho',
  downloadNamed: (name) => `Lawrlwytho ${name} (yn agor mewn tab newydd)`,
  added: (date) => `Ychwanegwyd ${date}`,
  uploadHeading: 'Uwchlwytho Dogfen Newydd',
  uploadLead: 'Uwchlwythwch eich datganiadau pensiwn, cofnodion cyflogaeth, neu unrhyw ddogfennau perthnasol eraill.',
  uploadHint: 'PDF, Word, JPG, PNG neu GIF, hyd at 10\u00a0MB yr un. Gallwch ddewis sawl un ar unwaith.',
  dropHint: 'Neu gollyngwch nhw yma.',
  upload: 'Uwchlwytho Ffeil',
  drop: 'Gollyngwch i uwchlwytho eich ffeiliau',
  uploads: 'Uwchlwythiadau',
  uploading: (count) => `Wrthi’n uwchlwytho ${count} ffeil`,
  progressOf: (name) => `Wrthi’n uwchlwytho ${name}`,
  checking: 'Edrych ar y ffeil',
  sent: (percent) => `${percent} wedi’i anfon`,
  arrived: 'Bron â gorffen: rydym yn gwirio’r ffeil',
  done: (name) => `Mae ${name} wedi’i uwchlwytho.`,
  cancelled: (name) => `Cafodd ${name} ei ganslo. Ni chadwyd dim ohono.`,
  wrongType: (name) => `Ni ellir defnyddio ‘${name}’. Dewiswch ddogfen PDF neu Word, JPG, PNG neu GIF.`,
  tooLarge: (name) => `Mae ‘${name}’ yn fwy na 10 MB. Dewiswch ffeil lai, neu anfonwch hi mewn rhannau.`,
  wrongContent: (name, kind) =>
    `Nid yw ‘${name}’ yn edrych fel ${kind} y tu mewn. Agorwch hi i weld a yw’n gweithio, cadwch hi eto, yna dewiswch y ffeil newydd. Rhaid cadw ffeil â chyfrinair hebddo.`,
  emptyFile: (name) => `Mae ‘${name}’ yn wag. Agorwch hi i weld a yw’n gweithio, yna cadwch hi a’i dewis eto.`,
  heicPicture: (name) =>
    `Llun HEIC yw ‘${name}’, ac ni ellir ei ddefnyddio. Ar iPhone, agorwch Settings, Camera, Formats, dewiswch Most Compatible, a thynnwch y llun eto. Fel arall, agorwch y llun a’i gadw neu ei allforio fel JPG.`,
  webpPicture: (name) =>
    `Llun WEBP yw ‘${name}’, ac ni ellir ei ddefnyddio. Ar iPhone, agorwch y llun yn Photos, tynnwch sgrinlun a dewiswch hwnnw. Fel arall, agorwch y llun a’i gadw neu ei allforio fel JPG.`,
  rtfDocument: (name) =>
    `Mae ‘${name}’ mewn Fformat Testun Cyfoethog (RTF), ac ni ellir ei defnyddio. Agorwch hi yn Word, dewiswch Save As, a’i chadw fel dogfen Word (.docx) neu PDF.`,
  unreadable: (name) => `Nid oedd modd darllen ‘${name}’. Efallai ei bod wedi’i symud neu ei newid: dewiswch hi eto.`,
  unreachable: (name) =>
    `Ni chafodd ‘${name}’ ei huwchlwytho. Gwiriwch eich cysylltiad â’r rhyngrwyd, yna rhowch gynnig arall arni.`,
  timeout: (name) =>
    `Mae ‘${name}’ yn cymryd gormod o amser. Arhoswch funud, yna rhowch gynnig arall arni: ni chaiff ei hychwanegu ddwywaith.`,
  unexpected: (name) =>
    `Ni chafodd ‘${name}’ ei huwchlwytho, oherwydd aeth rhywbeth o’i le ar ein hochr ni. Rhowch gynnig arall arni mewn munud.`,
  pdf: 'PDF',
  word: 'dogfen Word',
  jpg: 'JPG',
  png: 'PNG',
  gif: 'GIF',
  cancelNamed: (name) => `Canslo uwchlwytho ${name}`,
  tryAgainNamed: (name) => `Ceisio uwchlwytho ${name} eto`,
  hide: 'Cuddio',
  hideNamed: (name) => `Cuddio’r neges am ${name}`,
};
