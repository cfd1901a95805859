/** The tags that decide which steps a customer may take. The server sets them. */
export const Tag = {
  personal: 1,
  address: 2,
  reason: 3,
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
