// Not reviewed by a translator.
import type { sharedMessages } from './sharedMessages';

export const sharedMessagesCy: typeof sharedMessages = {
  months: [
    'Ionawr',
    'Chwefror',
    'Mawrth',
    'Ebrill',
    'Mai',
    'Mehefin',
    'Gorffennaf',
    'Awst',
    'Medi',
    'Hydref',
    'Tachwedd',
    'Rhagfyr',
  ],
  done: 'Wedi’i wneud',
  unsavedHeading: 'Nid yw eich newidiadau diwethaf wedi’u cadw',
  unsaved:
    'Nid oedd modd cadw’r pethau diwethaf a deipioch. Gwiriwch eich cysylltiad â’r rhyngrwyd a rhowch gynnig arall arni, neu allgofnodwch hebddynt.',
  logOutAnyway: 'Allgofnodi heb gadw',
  unkeptHeading: 'Ni fydd y porwr hwn yn eich cadw wedi mewngofnodi',
  unkept:
    'Nid yw’r porwr hwn yn gadael i’n gwefan storio dim, felly mae’n eich anghofio bob tro y bydd y dudalen yn llwytho eto. Caniatewch i’r wefan hon storio data yng ngosodiadau eich porwr, neu mewngofnodwch bob tro.',
  logInHeading: 'Mewngofnodwch i barhau',
  logInLead: 'Mae’r dudalen hon amdanoch chi. Mewngofnodwch yn gyntaf, fel na all neb arall ei gweld.',
  logIn: 'Mewngofnodi',
  ifKnown: '(Os yw’n Hysbys)',
  approximately: '(Yn Fras)',
  neverHeading: 'Beth na fyddwn ni byth yn ei wneud',
  never1: 'Fyddwn ni byth yn gofyn am eich cyfrinair na’ch manylion banc.',
  never2: 'Fyddwn ni byth yn symud, newid na chyfnewid pensiwn.',
  never3:
    'Fyddwn ni byth yn ffonio i gynnig pensiwn i chi. Mae galwadau felly yn erbyn y gyfraith: rhowch y ffôn i lawr.',
  whyWeAsk: 'Pam rydym yn gofyn',
  unreachable:
    'Nid oedd modd cyrraedd ein gwasanaeth. Gwiriwch eich cysylltiad â’r rhyngrwyd, yna rhowch gynnig arall arni. Mae’r hyn a deipioch yma o hyd.',
  timeout:
    'Mae ein gwasanaeth yn cymryd gormod o amser i ateb. Arhoswch funud, yna rhowch gynnig arall arni. Mae’r hyn a deipioch yma o hyd, ac ni fydd yn cael ei anfon ddwywaith.',
  loadUnreachable:
    'Nid oedd modd cyrraedd ein gwasanaeth. Gwiriwch eich cysylltiad â’r rhyngrwyd, yna rhowch gynnig arall arni.',
  loadTimeout: 'Mae ein gwasanaeth yn cymryd gormod o amser i ateb. Arhoswch funud, yna rhowch gynnig arall arni.',
  outdated: 'Mae fersiwn newydd o’r wefan hon. Llwythwch y dudalen eto, yna rhowch gynnig arall arni.',
  loadUnexpected: 'Mae’n ddrwg gennym, aeth rhywbeth o’i le ar ein hochr ni. Rhowch gynnig arall arni mewn munud.',
  leaveOutAndWrite: (characters, name) =>
    `Gadewch hyn allan: ${characters}. Ysgrifennwch ${name}. Rydym yn ei gysylltu â’ch cofnodion.`,
  leaveOut: (characters) => `Gadewch hyn allan: ${characters}.`,
  both: (one, other) => `${one}, ${other}`,
  apostrophe: 'y collnod',
  hyphen: 'y cysylltnod',
  fullStop: 'yr atalnod llawn',
  otherCharacter: (character) => `“${character}”`,
  loggedOut: 'Rydych wedi cael eich allgofnodi. Mewngofnodwch eto i barhau o’r lle gadawoch chi.',
  secondStep: 'Rhowch y cod o’ch ap dilysu yn gyntaf, yna rhowch gynnig arall arni.',
  notAvailable: 'Ni allwn wneud hyn ar-lein ar hyn o bryd. Cysylltwch â ni, a byddwn yn ei wneud i chi.',
  unexpected:
    'Mae’n ddrwg gennym, aeth rhywbeth o’i le ar ein hochr ni. Rhowch gynnig arall arni mewn munud. Mae’r hyn a deipioch yma o hyd.',
};
