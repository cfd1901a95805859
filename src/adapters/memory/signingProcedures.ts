import type { InputOf } from '../../backend/contract';
import { portalAgreements } from '../../backend/contracts/agreements';
import { portalActionAuthorisation, portalAuthorisation } from '../../backend/contracts/onboarding';
import { needsHmrcAgreement } from '../../domain/authorisation';
import { Tag } from '../../domain/tags';
import { imageProblem, screenshotLimits, signatureLimits } from './imageProblem';
import type { Customer } from './MemoryState';
import { readingProcedure, writingProcedure, type Procedure, type World } from './procedure';
import { readEvidence } from './readEvidence';
import { refused } from './refusals';
import { signerOf } from './signerOf';
import { moveTag } from './steps';
import { wordingOf } from './wordingOf';

/** Signing at the end of the onboarding and when the back-office requests a new signature. */
export const signingProcedures: readonly Procedure[] = [
  readingProcedure(portalAgreements, (customer, _input, { state }) => wordingOf(customer, state)),

  writingProcedure(portalAuthorisation, (customer, input, world) => {
    moveTag(customer, Tag.authorisation, Tag.portalFirstTime);
    sign(customer, 'application', input, world);
    return customer.tags;
  }),

  writingProcedure(portalActionAuthorisation, (customer, input, world) => {
    moveTag(customer, Tag.actionAuthorisation, Tag.portal);
    sign(customer, 'action', input, world);
    return customer.tags;
  }),
];

type Signing = InputOf<typeof portalAuthorisation>;

function sign(customer: Customer, kind: string, input: Signing, { state, now, headers }: World): void {
  const needsHmrc = needsHmrcAgreement(customer.birthDate);
  if (!input.p_data_protection || (needsHmrc && !input.p_hmrc_authorised)) {
    throw refused.value('Please agree to all terms before proceeding.', 'p_data_protection');
  }
  const problem = imageProblem(input.p_signature, signatureLimits);
  if (problem === 'missing') throw refused.value('Please provide your signature before proceeding.', 'p_signature');
  if (problem) throw refused.value('Your signature could not be read. Please clear it and sign again.', 'p_signature');

  const screenshotProblem = imageProblem(input.p_screenshot, screenshotLimits);
  const evidence = readEvidence(headers['X-Evidence']);
  if (!evidence) throw refused.value('We need to know how you signed. Please reload the page and sign again.');
  const { letter, agreements, wording } = wordingOf(customer, state);
  if (evidence.wording !== wording) throw refused.wording();
  customer.authorisations.push({
    kind,
    letter,
    agreements,
    signer: signerOf(customer, state),
    dataProtection: true,
    hmrcAuthorised: needsHmrc,
    signature: input.p_signature,
    // A failed screenshot does not prevent signing: the record contains the reason.
    screenshot: screenshotProblem ? null : input.p_screenshot,
    screenshotProblem: screenshotProblem === 'missing' ? null : screenshotProblem,
    evidence,
    signedAt: now.toISOString(),
  });
}
