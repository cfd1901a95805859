/** The tags that say which steps a customer may take (specification section 4). The server sets them. */
export const Tag = {
  personal: 1,
  address: 2,
  why: 3,
  processing: 4,
  step6: 5,
  createTrace: 6,
  traces: 7,
  knownPensions: 8,
  addPension: 9,
  pensions: 10,
  authorisation: 11,
  portalFirstTime: 12,
  portal: 13,
  cancelledApplication: 14,
  actionAuthorisation: 15,
} as const;
export type Tag = (typeof Tag)[keyof typeof Tag];

/** The part of the product that a tag opens. */
export type Step =
  | 'personal'
  | 'address'
  | 'why'
  | 'processing'
  | 'notEligible'
  | 'createTrace'
  | 'traces'
  | 'knownPensions'
  | 'addPension'
  | 'pensions'
  | 'authorisation'
  | 'portal'
  | 'cancelledApplication'
  | 'actionAuthorisation';

/** The step that each tag opens (specification section 2.1), in ascending order of the tags. */
const steps: readonly (readonly [tag: Tag, step: Step])[] = [
  [Tag.personal, 'personal'],
  [Tag.address, 'address'],
  [Tag.why, 'why'],
  [Tag.processing, 'processing'],
  [Tag.step6, 'notEligible'],
  [Tag.createTrace, 'createTrace'],
  [Tag.traces, 'traces'],
  [Tag.knownPensions, 'knownPensions'],
  [Tag.addPension, 'addPension'],
  [Tag.pensions, 'pensions'],
  [Tag.authorisation, 'authorisation'],
  [Tag.portalFirstTime, 'portal'],
  [Tag.portal, 'portal'],
  [Tag.cancelledApplication, 'cancelledApplication'],
  [Tag.actionAuthorisation, 'actionAuthorisation'],
];

/** The number of steps of the progress bar (specification section 2.1). */
export const progressSteps = 12;

/** The step of the lowest tag held; undefined when no tag held opens one. */
export function stepForTags(tags: readonly number[]): Step | undefined {
  return steps.find(([tag]) => tags.includes(tag))?.[1];
}

/** Whether a signed-in customer who holds `tags` may open `step`. If not, lead to {@link stepForTags}. */
export function canOpen(step: Step, tags: readonly number[]): boolean {
  return steps.some(([tag, opened]) => opened === step && tags.includes(tag));
}

/** The number that the progress bar shows for a step, 1 to 11; undefined for any page where the bar is hidden. */
export function progressOf(step: string): number | undefined {
  const index = steps.findIndex(([, opened]) => opened === step);
  return index >= 0 && index < Tag.portalFirstTime - 1 ? index + 1 : undefined;
}
