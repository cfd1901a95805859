/** The hash and nonce of `realAnswer`. */
export const realRequest = { hash: 'ab'.repeat(32), nonce: 0x4102030405060708n };

/** The answer of `openssl ts -reply` to our request for that hash and nonce, with a certificate made for this test. */
export const realAnswer = Uint8Array.from(
  Buffer.from(
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
  ),
);
