import type * as z from 'zod/mini';
import type { AnyContract } from './contract';
import * as account from './contracts/account';
import { portalAgreements } from './contracts/agreements';
import { portalDataCopy } from './contracts/dataCopy';
import * as drafts from './contracts/drafts';
import * as onboarding from './contracts/onboarding';
import * as pensions from './contracts/pensions';
import { portalSignedAuthorisations } from './contracts/signedAuthorisations';
import { portalSignedAuthorisation } from './contracts/signedRecord';
import * as traces from './contracts/traces';
import type { CallOptions } from './PensionTraceAdapter';

const named = {
  ...onboarding,
  ...traces,
  ...pensions,
  ...account,
  portalAgreements,
  portalDataCopy,
  ...drafts,
  portalSignedAuthorisations,
  portalSignedAuthorisation,
};
type EveryContract = (typeof named)[keyof typeof named];

/** The contract of every procedure, by the procedure's name. */
export type Contracts = { readonly [C in EveryContract as C['name']]: C };
/** The contract of every procedure, by the procedure's name. */
export const contracts = Object.fromEntries(
  Object.values<AnyContract>(named).map((contract) => [contract.name, contract]),
) as unknown as Contracts;

/** The name of a procedure, such as `portal_personal`. */
export type ProcedureName = keyof Contracts;
/** The input of a procedure; undefined for one without input. */
export type ProcedureInput<Name extends ProcedureName> = z.output<Contracts[Name]['input']>;
/** The unparsed reply of a procedure. An id, for example, may be a number. */
export type ProcedureReply<Name extends ProcedureName> = z.input<Contracts[Name]['output']>;
/** One function for each procedure. */
export type Procedures = {
  [Name in ProcedureName]: (input: ProcedureInput<Name>, options?: CallOptions) => Promise<ProcedureReply<Name>>;
};
