// Not reviewed by a translator.
import type { portalMessages } from './messages';
import { asSentence } from './summaryParts';

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
  groupFound: 'Wedi’i ganfod',
  groupCustomer: 'Eich tro chi',
  customerLead: 'Ni ddaethpwyd o hyd i ddim eto. Agorwch olrheiniad i weld beth allwch chi ei wneud nawr.',
  groupFirm: 'Rydym yn gweithio arno',
  groupProvider: 'Gyda’r darparwr',
  groupFinished: 'Wedi gorffen',
  turnaround: 'Mae darparwyr fel arfer yn ateb o fewn dwy i chwe wythnos.',
  findTrace: 'Chwilio am gyflogwr',
  traceCount: (found, total) => countWords(found, total, 'olrheiniad'),
  findPension: 'Chwilio am bensiwn',
  pensionCount: (found, total) => countWords(found, total, 'pensiwn'),
  sheet: 'Argraffu ar gyfer cynghorydd',
  sheetPolicy: (policy) => `Polisi ${policy}`,
  sheetTraces: 'Olrheiniadau ar y gweill',
  sheetPrint: 'Argraffu’r dudalen hon',
  viewNamed: (name) => `Gweld ${name}`,
  summaryLoading: 'Rydym yn nôl yr hyn sy’n newydd am eich olrheiniadau, eich pensiynau a’ch tasgau.',
  summary: ({ tasks, yourTurn, underWay, found }) =>
    asSentence([
      ...(found > 0 ? [{ about: 'found' as const, words: `${found} pensiwn wedi’i ganfod` }] : []),
      tasks > 0
        ? { about: 'tasks', words: `mae ${tasks} peth i chi ei wneud` }
        : {
            about: 'traces',
            words: yourTurn > 0 ? `mae ${yourTurn} olrheiniad yn aros amdanoch` : 'nid oes dim i chi ei wneud nawr',
          },
      ...(underWay > 0 ? [{ about: 'traces' as const, words: `${underWay} olrheiniad ar y gweill` }] : []),
    ]),
  taskDocuments: 'Mynd i’ch dogfennau',
  taskProfile: 'Mynd i’ch proffil',
  taskSupport: 'Mynd i’r canllawiau a’r cymorth',
  taskTrace: (employer) => `Mynd i ${employer}`,
  side: 'Cymorth a thasgau',
};
