import { expect, it } from 'vitest';
import { badPictures, goodPictures, undecodablePictures } from '../contract/samplePictures';
import { describeOnDatabase } from './engine';

const accepted = { ...goodPictures, ...undecodablePictures };
const all = { ...accepted, ...badPictures };

describeOnDatabase('Odd pictures', (database) => {
  /** The names of the pictures that are accepted: images of these types, of at most so many bytes and pixels a side. */
  const acceptedAs = async (types: string, bytes: number, side: number) => {
    const [row] = await database.owner(
      `select jsonb_object_agg(name, private.image_problem(url, $2, ${bytes}, ${side}))::text as found
       from jsonb_each_text($1::text::jsonb) as p (name, url)`,
      [JSON.stringify(all), types],
    );
    const found = new Map(Object.entries(Object(JSON.parse(String(row?.found)))));
    return Object.keys(all).filter((name) => found.get(name) === null);
  };

  it('are accepted as a signature only if browsers show them', async () => {
    expect(await acceptedAs('png|jpeg', 500_000, 5000)).toEqual(Object.keys(accepted));
  });

  it('are accepted as a picture of the page only if they are a PNG', async () => {
    const found = await acceptedAs('png', 10_000_000, 30_000);
    expect(found).not.toEqual([]);
    expect(found.filter((name) => name.includes('JPEG') || name.includes('too many'))).toEqual([]);
  });
});
