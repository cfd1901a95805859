import * as z from 'zod/mini';
import { contract } from '../contract';
import { id, noInput } from '../entities';

const dataCopy = z.object({
  /** The version of this format. */
  format: z.number(),
  /** ISO 8601. */
  made_at: z.string(),
  customer: id,
  /** The rows about the customer, by table. A file is listed by its path. */
  tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});
/** Everything that the firm holds about a customer. Contains the National Insurance number and signatures. */
export type DataCopy = z.output<typeof dataCopy>;

/**
 * The caller's own copy of everything that the firm holds about them. Needs a password entered in the last five minutes.
 * Never cache its reply.
 */
export const portalDataCopy = contract('portal_data_copy', noInput, dataCopy);
