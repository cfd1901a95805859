import { reasonLabels } from '../../domain/reason';

/** Every text of the reason screen. */
export const reasonMessages = {
  heading: 'Why are you here today',
  intro: 'We can trace your own pensions only.',
  others: 'For those of a relative, or of someone who has died, ask',
  othersLink: 'the Pension Tracing Service',
  sending: 'Sending your answer...',
  reason1: reasonLabels[1],
  reason2: reasonLabels[2],
  reason3: reasonLabels[3],
  reason4: reasonLabels[4],
  reason5: reasonLabels[5],
  reason6: reasonLabels[6],
  reason7: reasonLabels[7],
  reason8: reasonLabels[8],
  reason9: reasonLabels[9],
  reason10: reasonLabels[10],
};
