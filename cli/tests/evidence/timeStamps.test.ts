import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyEvidence } from '../../evidence/verifyEvidence';
import { createStampAuthority, type StampAuthority } from './stampAuthority';

const hash = '3f'.repeat(32);
const nonce = 7n;
const request = { hash, nonce };
const report = { authorisations: 12, newest: { number: 12, hash }, decodedPictures: 0, problems: [] };

describe('The time stamps of an anchor', () => {
  let folder: string;
  let root: StampAuthority;
  let service: StampAuthority;
  let stranger: StampAuthority;
  let website: StampAuthority;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'stamps-'));
    root = await createStampAuthority({ name: 'Root', isAuthority: true, isForTimeStamping: false });
    service = await createStampAuthority({ name: 'Time', issuer: root });
    stranger = await createStampAuthority({ name: 'Time' });
    website = await createStampAuthority({ name: 'Website', issuer: root, isForTimeStamping: false });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Verifies a time stamp against the certificate of an authority. Returns the output about time stamps. */
  async function verify(answer: Uint8Array, trusted?: StampAuthority) {
    const anchor = join(folder, 'store');
    mkdirSync(anchor, { recursive: true });
    writeFileSync(join(anchor, 'end.json'), JSON.stringify({ number: 12, hash }));
    writeFileSync(join(anchor, 'end.tsr'), answer);
    const certificate = trusted && join(folder, 'certificate.pem');
    if (certificate) writeFileSync(certificate, trusted.pem);
    const { outcome, lines } = await verifyEvidence({ read: async () => ({ report }), anchor, certificate });
    expect(lines[0]).toBe('12 authorisations, chain intact');
    return { outcome, lines: lines.slice(4) };
  }

  it('are reported as not verified without a certificate', async () => {
    expect(await verify(await service.stamp(request))).toEqual({
      outcome: 'intact',
      lines: [
        'Time stamps: 1 not verified. Name the certificate of the time-stamping service with --certificate FILE.',
      ],
    });
  });

  it('are verified with the certificate of the service, or of the authority that issued it', async () => {
    const verified = {
      outcome: 'intact',
      lines: ['Time stamps: 1 verified, from 2026-01-01T12:00:00.000Z to 2026-01-01T12:00:00.000Z'],
    };
    expect(await verify(await service.stamp(request), service)).toEqual(verified);
    expect(await verify(await service.stamp(request), root)).toEqual(verified);
    expect(await verify(await stranger.stamp(request), stranger)).toEqual(verified);
  });

  it.each<[string, () => Promise<Uint8Array>, string, (() => StampAuthority)?]>([
    ['over another hash', () => service.stamp({ nonce, hash: '00'.repeat(32) }), 'is a token over another hash'],
    ['changed after signing', () => service.stamp({ ...request, isTampered: true }), 'has a wrong signature'],
    [
      'of another service with the same name',
      () => stranger.stamp(request),
      'is signed by another certificate than the one that is configured',
    ],
    [
      'of another service, for the certificate itself',
      () => stranger.stamp(request),
      'is signed by another certificate than the one that is configured',
      () => service,
    ],
    [
      'signed by a certificate for something else',
      () => website.stamp(request),
      'is signed by a certificate that is not for time stamping',
    ],
    [
      'from after the certificate',
      () => service.stamp({ ...request, time: new Date('2028-01-01T00:00:00Z') }),
      'is from a time when its certificate was not valid',
      () => service,
    ],
    ['refused by the service', () => service.stamp({ ...request, status: 2 }), 'refuses the token: status 2'],
    [
      'with another content',
      () => service.stamp({ ...request, contentType: '1.2.840.113549.1.7.1' }),
      'is not one TimeStampResp',
    ],
    ['not a time stamp', () => Promise.resolve(Buffer.from('<html>')), 'is not one TimeStampResp'],
  ])('are invalid when one is %s', async (_what, answer, problem, trusted = () => root) => {
    expect(await verify(await answer(), trusted())).toEqual({
      outcome: 'broken',
      lines: ['Time stamps: 0 verified, 1 wrong or missing:', `  end.tsr ${problem}`],
    });
  });

  it('are reported where one is missing', async () => {
    const anchor = join(folder, 'gaps');
    mkdirSync(anchor);
    for (const number of [11, 12, 13]) writeFileSync(join(anchor, `${number}.json`), JSON.stringify({ number, hash }));
    writeFileSync(join(anchor, '12.tsr'), await service.stamp(request));
    const certificate = join(folder, 'service.pem');
    writeFileSync(certificate, service.pem);
    const read = async () => ({ report });
    const found = await verifyEvidence({ read, anchor, certificate });
    expect(found.outcome).toBe('broken');
    expect(found.lines.slice(4)).toEqual([
      'Time stamps: 1 verified, from 2026-01-01T12:00:00.000Z to 2026-01-01T12:00:00.000Z, 2 wrong or missing:',
      '  11.tsr is missing',
      '  13.tsr is missing',
    ]);
    const withoutCertificate = await verifyEvidence({ read, anchor });
    expect(withoutCertificate.lines.slice(4)).toEqual([
      'Time stamps: 1 not verified. Name the certificate of the time-stamping service with --certificate FILE.',
    ]);
  });

  it('require a readable certificate', async () => {
    const answer = await service.stamp(request);
    const none = { ...service, pem: 'none' };
    await expect(verify(answer, none)).rejects.toThrow('holds no certificate in PEM');
    const broken = { ...service, pem: '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----' };
    await expect(verify(answer, broken)).rejects.toThrow('holds a certificate that cannot be read');
    const read = async () => ({ report });
    await expect(verifyEvidence({ read, certificate: join(folder, 'certificate.pem') })).rejects.toThrow(
      '--certificate needs --anchor with a copy of the store of the function anchor.',
    );
  });
});
