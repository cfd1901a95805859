// Not reviewed by a translator.
import type { portalMessages } from './messages';

/** A noun after a number stays singular in Welsh. */
function countWords(found: number, total: number, noun: string): string {
  const [some, all] = [found, total].map((count) => count.toLocaleString('en-GB'));
  return found === total ? `${all} ${noun}` : `${some} o ${all} ${noun}`;
}

export const portalMessagesCy: typeof portalMessages = {
  greeting: (greeting, firstName) => `${greeting}, ${firstName}`,
  morning: 'Bore Da',
  afternoon: 'Prynhawn Da',
  evening: 'Noswaith Dda',
  noName: 'Defnyddiwr',
  tabs: 'Eich porth',
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
  taskDocuments: 'Mynd i’ch dogfennau',
  taskProfile: 'Mynd i’ch proffil',
  taskSupport: 'Mynd i’r canllawiau a’r cymorth',
  taskTrace: (employer) => `Mynd i ${employer}`,
  side: 'Cymorth a thasgau',
};
