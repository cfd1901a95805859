import { portalAgreements } from '../../src/backend/contracts/agreements';
import type { Visitor } from './customers';

/** The headers of a customer who signs the shown wording. */
export async function signedWith({ call }: Visitor, changed: object = {}): Promise<{ 'X-Evidence': string }> {
  const { wording } = await call(portalAgreements, undefined);
  return { 'X-Evidence': JSON.stringify({ method: 'drawn', screenshot: 'taken', wording, ...changed }) };
}
