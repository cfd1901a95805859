import type * as z from 'zod/mini';
import { portalActionAuthorisation, portalAuthorisation } from '../../backend/contracts/onboarding';
import type { SignedRecord } from '../../backend/contracts/signedRecord';
import { needsHmrcAgreement } from '../../domain/authorisation';
import { Tag } from '../../domain/tags';
import { addressesInOrder } from './addressesInOrder';
import { imageProblem } from './imageProblem';
import type { Customer } from './MemoryState';
import { writingProcedure, type Procedure, type World } from './procedure';
import { readEvidence, requireKnownVersions } from './readEvidence';
import { refused } from './refusals';
import { sampleAgreements, sampleCompany } from './sampleAgreements';
import { moveTag } from './steps';

const signatureBytes = 500_000;
const screenshotBytes = 10_000_000;

/** Signing at the end of the onboarding and when the back-office requests a new signature. */
export const signingProcedures: readonly Procedure[] = [
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

type Signing = z.output<typeof portalAuthorisation.input>;

function sign(customer: Customer, kind: string, input: Signing, { state, now, headers }: World): void {
  const needsHmrc = needsHmrcAgreement(customer.birthDate);
  if (!input.p_data_protection || (needsHmrc && !input.p_hmrc_authorised)) {
    throw refused.value('Please agree to all terms before proceeding.');
  }
  const problem = imageProblem(input.p_signature, signatureBytes);
  if (problem === 'missing') throw refused.value('Please provide your signature before proceeding.');
  if (problem) throw refused.value('Your signature could not be read. Please clear it and sign again.');

  const screenshotProblem = imageProblem(input.p_screenshot, screenshotBytes);
  const evidence = readEvidence(headers['X-Evidence']);
  requireKnownVersions(evidence, state.agreementVersions);
  customer.authorisations.push({
    kind,
    agreements: sampleAgreements.filter(({ id }) => needsHmrc || id !== 'hmrc'),
    signer: signerOf(customer),
    dataProtection: true,
    hmrcAuthorised: needsHmrc,
    signature: input.p_signature,
    // A failed screenshot does not prevent signing: the record says why it failed.
    screenshot: screenshotProblem ? null : input.p_screenshot,
    screenshotProblem: screenshotProblem === 'missing' ? null : screenshotProblem,
    evidence,
    signedAt: now.toISOString(),
  });
}

/** The signer's details in a letter of authority. */
function signerOf(customer: Customer): SignedRecord['signer'] {
  return {
    title: customer.title,
    first_name: customer.firstName,
    last_name: customer.lastName,
    previous_names: customer.previousNames,
    birth_date: customer.birthDate,
    national_insurance: customer.nationalInsurance,
    company_name: sampleCompany,
    address: addressesInOrder(customer.addresses).find(({ type }) => type.id === 1) ?? null,
  };
}
