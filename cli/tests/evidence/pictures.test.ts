import { expect, it } from 'vitest';
import { loadPictureDecoder } from '../../evidence/decodePicture';
import { runVerify } from '../../evidence/runVerify';
import { goodPictures, undecodablePictures } from '../../../tests/contract/samplePictures';

it('decodes a PNG and a JPEG', async () => {
  const decode = await loadPictureDecoder();
  for (const name of ['a PNG', 'a JPEG', 'a JPEG with a comment']) {
    expect(await decode(goodPictures[name] ?? ''), name).toBe(true);
  }
});

it('reports pictures that the database accepts and that do not decode', async () => {
  const decode = await loadPictureDecoder();
  for (const [name, url] of Object.entries(undecodablePictures)) expect(await decode(url), name).toBe(false);
});

it('decodes only a PNG or a JPEG of the declared type', async () => {
  const decode = await loadPictureDecoder();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>').toString('base64');
  const gif = 'R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==';
  for (const url of [
    `data:image/svg+xml;base64,${svg}`,
    `data:image/png;base64,${svg}`,
    `data:image/png;base64,${gif}`,
    goodPictures['a JPEG']?.replace('image/jpeg', 'image/png') ?? '',
    'https://example.com/signature.png',
  ]) {
    expect(await decode(url), url).toBe(false);
  }
});

it.each([
  [['--pictures', '0'], {}, 'a number of hours'],
  [['--pictures', '2 hours'], {}, 'a number of hours'],
  [['--pictures', '2'], {}, 'reads a PostgreSQL server'],
  [['--pictures', '2', 'data.sql'], { DATABASE_URL: 'postgres://127.0.0.1' }, 'reads a PostgreSQL server'],
])('the command says what is wrong with %j', async (parts, env, problem) => {
  await expect(runVerify({ parts, env })).rejects.toThrow(problem);
});
