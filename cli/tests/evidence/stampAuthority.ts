import * as asn1js from 'asn1js';
import {
  AlgorithmIdentifier,
  Attribute,
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  ExtKeyUsage,
  Extension,
  id_BasicConstraints,
  id_ContentType_SignedData,
  id_eContentType_TSTInfo,
  id_ExtKeyUsage,
  id_sha256,
  IssuerAndSerialNumber,
  MessageImprint,
  PKIStatusInfo,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs';

/** The content of a request for a time stamp. */
export interface StampRequest {
  /** In hexadecimal. */
  hash: string;
  nonce: bigint;
}

/** The parts of an answer that a test can falsify. */
interface StampParts extends StampRequest {
  status?: number;
  /** The object id of the hash. */
  algorithm?: string;
  time?: Date;
  /** The object id of the content. */
  contentType?: string;
  /** Changes the stamped information after signing. */
  isTampered?: boolean;
}

/** A time-stamping service, or an authority that issues its certificate. */
export interface StampAuthority {
  certificate: Certificate;
  keys: CryptoKeyPair;
  pem: string;
  /** A TimeStampResp (RFC 3161). */
  stamp(parts: StampParts): Promise<Buffer>;
}

interface AuthorityOptions {
  name: string;
  /** Default: the authority itself. */
  issuer?: StampAuthority;
  isForTimeStamping?: boolean;
  isAuthority?: boolean;
}

let serial = 0;

/** Makes keys and a certificate, valid from 2026 to 2027. */
export async function createStampAuthority(options: AuthorityOptions): Promise<StampAuthority> {
  const { name, issuer, isForTimeStamping = true, isAuthority = false } = options;
  const keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
  serial += 1;
  const certificate = new Certificate({ version: 2, serialNumber: new asn1js.Integer({ value: serial }) });
  certificate.subject.typesAndValues.push(commonName(name));
  certificate.issuer.typesAndValues.push(...(issuer?.certificate ?? certificate).subject.typesAndValues);
  certificate.notBefore.value = new Date('2026-01-01T00:00:00Z');
  certificate.notAfter.value = new Date('2027-01-01T00:00:00Z');
  const constraints = new BasicConstraints({ cA: isAuthority });
  certificate.extensions = [extension(id_BasicConstraints, constraints)];
  if (isForTimeStamping) {
    const usage = new ExtKeyUsage({ keyPurposes: ['1.3.6.1.5.5.7.3.8'] });
    certificate.extensions.push(extension(id_ExtKeyUsage, usage));
  }
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  await certificate.sign((issuer?.keys ?? keys).privateKey, 'SHA-256');
  const base64 = Buffer.from(certificate.toSchema(true).toBER()).toString('base64');
  return {
    certificate,
    keys,
    pem: `-----BEGIN CERTIFICATE-----\n${base64.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    stamp: (parts) => answerTo(parts, certificate, keys.privateKey),
  };
}

/** The hash and the nonce of a request. */
export function readStampRequest(request: Uint8Array<ArrayBuffer>): StampRequest {
  const { messageImprint, nonce, certReq } = TimeStampReq.fromBER(request);
  if (messageImprint.hashAlgorithm.algorithmId !== id_sha256 || !nonce || certReq !== true) {
    throw new Error('The request lacks SHA-256, a nonce, or the wish for certificates.');
  }
  return {
    hash: Buffer.from(messageImprint.hashedMessage.valueBlock.valueHexView).toString('hex'),
    nonce: nonce.toBigInt(),
  };
}

async function answerTo(parts: StampParts, certificate: Certificate, key: CryptoKey): Promise<Buffer> {
  const status = new PKIStatusInfo({ status: parts.status ?? 0 });
  const signed = await sign(parts, certificate, key);
  const timeStampToken = new ContentInfo({ contentType: id_ContentType_SignedData, content: signed.toSchema(true) });
  const answer = Buffer.from(new TimeStampResp({ status, timeStampToken }).toSchema().toBER());
  if (parts.isTampered) answer.write('20260202', answer.indexOf('20260101'), 'latin1');
  return answer;
}

/** A token, signed with the certificate that it includes. */
async function sign(parts: StampParts, certificate: Certificate, key: CryptoKey): Promise<SignedData> {
  const { hash, nonce, algorithm = id_sha256, time = new Date('2026-01-01T12:00:00Z') } = parts;
  const info = new TSTInfo({
    version: 1,
    policy: '1.2.3.4.1',
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: algorithm, algorithmParams: new asn1js.Null() }),
      hashedMessage: new asn1js.OctetString({ valueHex: Uint8Array.from(Buffer.from(hash, 'hex')) }),
    }),
    serialNumber: new asn1js.Integer({ value: 7 }),
    genTime: time,
    nonce: asn1js.Integer.fromBigInt(nonce),
  })
    .toSchema()
    .toBER();
  const eContentType = parts.contentType ?? id_eContentType_TSTInfo;
  const digest = await crypto.subtle.digest('SHA-256', info);
  const signedAttrs = new SignedAndUnsignedAttributes({
    type: 0,
    attributes: [
      new Attribute({ type: '1.2.840.113549.1.9.3', values: [new asn1js.ObjectIdentifier({ value: eContentType })] }),
      new Attribute({ type: '1.2.840.113549.1.9.4', values: [new asn1js.OctetString({ valueHex: digest })] }),
    ],
  });
  const sid = new IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber });
  const signed = new SignedData({
    version: 3,
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType,
      eContent: new asn1js.OctetString({ valueHex: info }),
    }),
    signerInfos: [new SignerInfo({ version: 1, sid, signedAttrs })],
    certificates: [certificate],
  });
  await signed.sign(key, 0, 'SHA-256');
  return signed;
}

function commonName(value: string): AttributeTypeAndValue {
  return new AttributeTypeAndValue({ type: '2.5.4.3', value: new asn1js.Utf8String({ value }) });
}

function extension(extnID: string, content: BasicConstraints | ExtKeyUsage): Extension {
  return new Extension({ extnID, critical: true, extnValue: content.toSchema().toBER(), parsedValue: content });
}
