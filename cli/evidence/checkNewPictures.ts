import * as z from 'zod/mini';
import { decodePictures } from './checkEvidence';
import { loadPictureDecoder } from './decodePicture';
import type { EvidenceDatabase } from './EvidenceDatabase';
import { describePictures } from './EvidenceReport';
import type { VerifiedEvidence } from './verifyEvidence';

const rows = z.array(
  z.object({
    number: z.string(),
    signature: z.nullable(z.string()),
    screenshot: z.nullable(z.string()),
    is_new: z.boolean(),
  }),
);

/** Small, because a record has up to 14 MB of pictures. */
const rowsAtOnce = 10;

/**
 * Decodes the pictures of the records that were signed in the last hours, the newest first, and reads no older ones. For a
 * job that runs each hour: the database checks only the structure of a picture, because a signing must not wait for a
 * decoder.
 */
export async function checkNewPictures(
  { transaction }: Pick<EvidenceDatabase, 'transaction'>,
  hours: number,
): Promise<VerifiedEvidence> {
  const decode = await loadPictureDecoder();
  return transaction(async ({ exec, query }) => {
    await exec('set transaction isolation level repeatable read; set local row_security to off');
    let decoded = 0;
    const problems: { number: number; problem: string }[] = [];
    for (let before = '9223372036854775807', isNew = true; isNew;) {
      const found = z.parse(
        rows,
        await query(
          `select a.number::text as number, signature, screenshot, signed_at > now() - interval '${hours} hours' as is_new
           from public.authorisations a where a.number < ${before} order by a.number desc limit ${rowsAtOnce}`,
        ),
      );
      const recent = found.filter(({ is_new }) => is_new);
      for (const { number, signature, screenshot } of recent) {
        const pictures = await decodePictures({ signature, screenshot }, decode);
        decoded += pictures.decoded;
        problems.push(...pictures.problems.map((problem) => ({ number: Number(number), problem })));
      }
      before = found.at(-1)?.number ?? before;
      isNew = recent.length > 0;
    }
    const lines = problems
      .toSorted((one, other) => one.number - other.number)
      .map(({ number, problem }) => ({ keptIn: 'pictures' as const, place: number, problem }));
    return { outcome: lines.length === 0 ? 'intact' : 'broken', lines: describePictures(decoded, lines) };
  });
}
