import { ObjectIdentifier } from 'asn1js';
import { Certificate, ExtKeyUsage, id_ContentType_Data, id_eContentType_TSTInfo, SignedDataVerifyError } from 'pkijs';
import { readTimeStamp, type TimeStamp } from '../../supabase/functions/anchor/timeStamp.ts';
import { VerifyProblem } from './VerifyProblem';

const contentTypeAttribute = '1.2.840.113549.1.9.3';
const timeStamping = '1.3.6.1.5.5.7.3.8';

/** Reads the certificates in a PEM file: that of the time-stamping service, or of the authority that issued it. */
export function readCertificates(pem: string, name: string): Certificate[] {
  const blocks = [...pem.matchAll(/-----BEGIN CERTIFICATE-----([\s\S]*?)-----END CERTIFICATE-----/g)];
  if (blocks.length === 0)
    throw new VerifyProblem(`${name} holds no certificate in PEM (-----BEGIN CERTIFICATE-----).`);
  try {
    return blocks.map(([, base64 = '']) => Certificate.fromBER(Buffer.from(base64, 'base64')));
  } catch (error) {
    throw new VerifyProblem(`${name} holds a certificate that cannot be read.`, { cause: error });
  }
}

/**
 * Verifies the answer of a time-stamping service (RFC 3161): that it stamps the hash, that the signature is valid, and
 * that the signer is a configured certificate, or issued by one, for time stamping and valid at that time.
 *
 * @returns The time, or the problem.
 */
export async function verifyTimeStamp(
  response: Uint8Array<ArrayBuffer>,
  hash: string,
  trusted: readonly Certificate[],
): Promise<{ time: Date } | { problem: string }> {
  const stamp = readTimeStamp(response, hash);
  if ('problem' in stamp) return stamp;
  const problem = await problemOfSignature(stamp, trusted);
  return problem === undefined ? { time: stamp.info.genTime } : { problem };
}

async function problemOfSignature({ signed, info }: TimeStamp, trusted: readonly Certificate[]) {
  const [signer, ...others] = signed.signerInfos;
  const attributes = signer?.signedAttrs?.attributes ?? [];
  const contentType: unknown = attributes.find(({ type }) => type === contentTypeAttribute)?.values[0];
  const isTimeStamp = contentType instanceof ObjectIdentifier && contentType.getValue() === id_eContentType_TSTInfo;
  if (others.length > 0 || !isTimeStamp) return 'is not signed as a time stamp';
  // pkijs would compare the hash with the stamped data, which are only in the database; readTimeStamp has compared it.
  // For the type 'data', pkijs verifies the signature over the same bytes.
  signed.encapContentInfo.eContentType = id_ContentType_Data;
  signed.certificates = [...(signed.certificates ?? []), ...trusted];
  try {
    const checked = { signer: 0, checkDate: info.genTime, extendedMode: true } as const;
    const { signatureVerified, signerCertificate } = await signed.verify(checked);
    if (signatureVerified !== true || !signerCertificate) return 'has a wrong signature';
    if (!isForTimeStamping(signerCertificate)) return 'is signed by a certificate that is not for time stamping';
    if (trusted.some((one) => isSame(one, signerCertificate))) {
      const { notBefore, notAfter } = signerCertificate;
      const isValid = info.genTime >= notBefore.value && info.genTime <= notAfter.value;
      return isValid ? undefined : 'is from a time when its certificate was not valid';
    }
    await signed.verify({ ...checked, checkChain: true, trustedCerts: [...trusted], passedWhenNotRevValues: true });
    return undefined;
  } catch (error) {
    if (!(error instanceof SignedDataVerifyError)) throw error;
    // Code 5: no chain to a trusted certificate.
    return error.code === 5
      ? 'is signed by another certificate than the one that is configured'
      : 'has a wrong signature';
  }
}

function isForTimeStamping({ extensions = [] }: Certificate): boolean {
  return extensions.some(
    ({ parsedValue }) => parsedValue instanceof ExtKeyUsage && parsedValue.keyPurposes.includes(timeStamping),
  );
}

function isSame(one: Certificate, other: Certificate): boolean {
  return Buffer.from(one.toSchema().toBER()).equals(Buffer.from(other.toSchema().toBER()));
}
