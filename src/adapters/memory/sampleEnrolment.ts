import type { MemoryFactor } from './MemoryState';

/** The secret that the set-up of an authenticator app shows, from the examples of RFC 6238. */
export const sampleSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** The code of every authenticator app that is set up on the memory backend. */
export const sampleCode = '481516';

export const sampleFactor: MemoryFactor = {
  id: 'factor-1',
  friendlyName: 'Authenticator app',
  code: sampleCode,
  isVerified: true,
};

export const sampleUri = `otpauth://totp/Pension%20tracing?secret=${sampleSecret}&issuer=Pension%20tracing`;

/** `sampleUri` as a QR code: one hexadecimal line for each row, one bit for each square. */
const rows = `
1fd1b4dae7f 10556a05f41 17516f9d55d 1745b059f5d 17586fe725d 104345e0141 1fd5555557f 000c176d200
13fd0d00e97 0e0f03e67f8 0bd7a47a5d8 01b75944ad9 04662a9b063 161b630f17c 10fd433ef41 1d9541654ee
13e9d043901 022b6bef994 15c5ce3ee59 169a61b84d5 026817b4ac3 0490b0cfabc 12e10cba0cc 1b293f24a3b
1b41033a27b 0c0fd12b136 0c6f024ee29 1e3646425bf 1372dbf0329 150739b6e11 1ad705ef351 1a9a246a406
1a644d1e1ff 00146a0c516 1fd740ab95c 10585602f19 17599bd23fd 175d3ecf381 174ca61a0bd 1048e23469d
1fd7315a378
`
  .trim()
  .split(/\s+/);

/** An image that an authenticator app can scan. */
export function sampleQrCode(): string {
  const size = rows.length;
  const squares = rows.flatMap((row, y) =>
    Array.from(BigInt(`0x${row}`).toString(2).padStart(size, '0'), (bit, x) =>
      bit === '1' ? `M${x} ${y}h1v1h-1z` : '',
    ),
  );
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${size + 8} ${size + 8}" shape-rendering="crispEdges"><path fill="white" d="M-4-4h${size + 8}v${size + 8}h-${size + 8}z"/><path d="${squares.join('')}"/></svg>`;
  return `data:image/svg+xml;utf-8,${encodeURIComponent(drawing)}`;
}
