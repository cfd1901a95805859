/** The parts of an answer that a time-stamping service may get wrong. */
interface TimeStampParts {
  status?: number;
  algorithm?: string;
  hash: string;
  /** In hexadecimal, as the request has it. */
  nonce: string;
  content?: string;
}

/** Writes DER from hexadecimal parts. */
function der(tag: string, ...parts: readonly string[]): string {
  const content = parts.join('');
  const length = content.length / 2;
  const size = length.toString(16).padStart(length < 256 ? 2 : 4, '0');
  return `${tag}${length < 128 ? '' : `8${size.length / 2}`}${size}${content}`;
}

const sha256 = '608648016503040201';
const signedData = '2a864886f70d010702';
const timeStampInfo = '2a864886f70d0109100104';

/** A TimeStampResp without signature: the function leaves that to `openssl ts -verify`. */
export function timeStampAnswer({ status = 0, algorithm = sha256, hash, nonce, content }: TimeStampParts): Buffer {
  const imprint = der('30', der('30', der('06', algorithm), '0500'), der('04', hash));
  const time = Buffer.from('20261122120000Z').toString('hex');
  const accuracy = der('30', '020101');
  const info = der(
    '30',
    '020101',
    der('06', '2a030401'),
    imprint,
    '020107',
    der('18', time),
    accuracy,
    der('02', nonce),
  );
  const encapsulated = der('30', der('06', timeStampInfo), der('a0', der('04', content ?? info)));
  const signed = der('30', '020103', '3100', encapsulated, '3100');
  const token = der('30', der('06', signedData), der('a0', signed));
  return Buffer.from(der('30', der('30', der('02', status.toString(16).padStart(2, '0'))), token), 'hex');
}

/** The hash and the nonce of a request as the function writes it. */
export function readTimeStampRequest(request: Buffer): { hash: string; nonce: string } {
  const [, hash = '', nonce = ''] =
    /^30..0201013031300d060960864801650304020105000420(.{64})02..(.*)0101ff$/.exec(request.toString('hex')) ?? [];
  return { hash, nonce };
}

/** The hash and nonce of `realAnswer`. */
export const realRequest = { hash: 'ab'.repeat(32), nonce: Uint8Array.from([0x41, 2, 3, 4, 5, 6, 7, 8]) };

/** The answer of `openssl ts -reply` to our request for that hash and nonce, with a certificate made for it. */
export const realAnswer = Buffer.from(
  [
    'MIIDwzADAgEAMIIDugYJKoZIhvcNAQcCoIIDqzCCA6cCAQMxDzANBglghkgBZQMEAgEFADCBngYLKoZIhvcNAQkQAQSggY4EgYswgYgCAQEGBC',
    'oDBAEwMTANBglghkgBZQMEAgEFAAQgq6urq6urq6urq6urq6urq6urq6urq6urq6urq6urq6sCAQUYDzIwMjYxMTIyMTcwMTM5WjADAgEBAQH/',
    'AghBAgMEBQYHCKAkpCIwIDEeMBwGA1UEAwwVRXhhbXBsZSBUaW1lIFN0YW1waW5noIIBnzCCAZswggFBoAMCAQICFGLanlE2KUKk/l8CrkbRjo',
    'G7SsKKMAoGCCqGSM49BAMCMCAxHjAcBgNVBAMMFUV4YW1wbGUgVGltZSBTdGFtcGluZzAgFw0yNjExMjIxNjU5NDdaGA8yMTI2MTAyOTE2NTk0',
    'N1owIDEeMBwGA1UEAwwVRXhhbXBsZSBUaW1lIFN0YW1waW5nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE2ba4xIioiie930AJyhoGwX5WWp',
    'dEhuGY0tmxIeS5d/mn1vxyUXa1LWO4Pgw52QnpYbc+6z1tkhj/H83BqoFcSKNXMFUwDAYDVR0TAQH/BAIwADAWBgNVHSUBAf8EDDAKBggrBgEF',
    'BQcDCDAOBgNVHQ8BAf8EBAMCB4AwHQYDVR0OBBYEFHgSmyx6JwE+QPlzSdq35pEYxV+7MAoGCCqGSM49BAMCA0gAMEUCIFVqC5u/wDBLPYUvvW',
    'vUKrYWck/UvYA7LnuqwWx5zqT/AiEAws9HGc7F2eBT+aGZ4z6m7b+PiKvBoHRcRhCksHWxNA4xggFLMIIBRwIBATA4MCAxHjAcBgNVBAMMFUV4',
    'YW1wbGUgVGltZSBTdGFtcGluZwIUYtqeUTYpQqT+XwKuRtGOgbtKwoowDQYJYIZIAWUDBAIBBQCggaQwGgYJKoZIhvcNAQkDMQ0GCyqGSIb3DQ',
    'EJEAEEMBwGCSqGSIb3DQEJBTEPFw0yNjExMjIxNzAxMzlaMC8GCSqGSIb3DQEJBDEiBCBKz7GXfS1IdcnQktjaSdVv1Wg4xXMC6pJ2/UUhTD1K',
    'YzA3BgsqhkiG9w0BCRACLzEoMCYwJDAiBCA7mgM2rjsTT4hkNFVUnSl0b+qvyqp1QgsvfZcvzJjtIzAKBggqhkjOPQQDAgRGMEQCIFcfLs4+M8',
    'M6py4eMCdebWo9VJ7NHWXbENqcpqMS5NH7AiAGGI5Ykz81Ehh128o4VDTYkZ+lJpmWGSmrgEKXYYgAXw==',
  ].join(''),
  'base64',
);
