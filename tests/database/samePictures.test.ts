import { expect, it } from 'vitest';
import { imageProblem, screenshotLimits, signatureLimits } from '../../src/adapters/memory/imageProblem';
import { badPictures, goodPictures, undecodablePictures } from '../contract/samplePictures';
import { describeOnDatabase } from './engine';

const accepted = { ...goodPictures, ...undecodablePictures };
const all = { ...accepted, ...badPictures };

describeOnDatabase('Odd pictures', (database) => {
  const check = async (types: string, { bytes, side }: { bytes: number; side: number }) => {
    const [row] = await database.owner(
      `select jsonb_object_agg(name, private.image_problem(url, $2, ${bytes}, ${side}))::text as found
       from jsonb_each_text($1::text::jsonb) as p (name, url)`,
      [JSON.stringify(all), types],
    );
    return JSON.parse(String(row?.found)) as Record<string, string | null>;
  };
  const inMemory = (limits: typeof signatureLimits) =>
    Object.fromEntries(Object.entries(all).map(([name, url]) => [name, imageProblem(url, limits)]));
  const acceptedNames = (found: Record<string, string | null>) =>
    Object.keys(all).filter((name) => found[name] === null);

  it('get the same verdict as a signature in memory and in the database', async () => {
    const found = await check('png|jpeg', signatureLimits);
    expect(found).toEqual(inMemory(signatureLimits));
    expect(acceptedNames(found)).toEqual(Object.keys(accepted));
  });

  it('get the same verdict as a picture of the page, which must be a PNG', async () => {
    const found = await check('png', screenshotLimits);
    expect(found).toEqual(inMemory(screenshotLimits));
    expect(acceptedNames(found).filter((name) => name.includes('JPEG') || name.includes('too many'))).toEqual([]);
  });
});
