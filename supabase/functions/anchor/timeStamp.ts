import * as asn1js from 'asn1js';
import {
  AlgorithmIdentifier,
  id_ContentType_SignedData,
  id_eContentType_TSTInfo,
  id_sha256,
  MessageImprint,
  SignedData,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';

/** A TimeStampReq (RFC 3161, section 2.4.1) for a SHA-256 hash in hexadecimal, with a request for the certificates. */
export function timeStampRequest(hash: string, nonce: bigint): Uint8Array<ArrayBuffer> {
  const request = new TimeStampReq({
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: id_sha256, algorithmParams: new asn1js.Null() }),
      hashedMessage: new asn1js.OctetString({ valueHex: bytesOf(hash) }),
    }),
    nonce: asn1js.Integer.fromBigInt(nonce),
    certReq: true,
  });
  return new Uint8Array(request.toSchema().toBER());
}

/** A time stamp that was granted. */
export interface TimeStamp {
  info: TSTInfo;
  signed: SignedData;
}

/**
 * Reads a TimeStampResp (RFC 3161, section 2.4.2), which must grant a token for this SHA-256 hash. Does not verify its
 * signature.
 */
export function readTimeStamp(response: Uint8Array<ArrayBuffer>, hash: string): TimeStamp | { problem: string } {
  try {
    const { offset, result } = asn1js.fromBER(response);
    if (offset !== response.length) return { problem: 'is not one TimeStampResp' };
    const { status, timeStampToken: token } = new TimeStampResp({ schema: result });
    // 0 is granted, 1 is granted with modifications.
    if (status.status > 1) return { problem: `refuses the token: status ${status.status}` };
    const signed = new SignedData({ schema: token?.content });
    const { eContentType, eContent } = signed.encapContentInfo;
    if (token?.contentType !== id_ContentType_SignedData || eContentType !== id_eContentType_TSTInfo || !eContent) {
      return { problem: 'is not one TimeStampResp' };
    }
    const info = TSTInfo.fromBER(eContent.getValue());
    const { hashAlgorithm, hashedMessage } = info.messageImprint;
    const isOurs =
      hashAlgorithm.algorithmId === id_sha256 && hexOf(hashedMessage.valueBlock.valueHexView) === hash.toLowerCase();
    return isOurs ? { info, signed } : { problem: 'is a token over another hash' };
  } catch {
    // Any error of the parser is about the answer.
    return { problem: 'is not one TimeStampResp' };
  }
}

function bytesOf(hash: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hash.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
