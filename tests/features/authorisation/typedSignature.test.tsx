import { describe, expect, it } from 'vitest';
import { contrastOf } from '../../../src/features/authorisation/contrast';
import { handFontFamily, loadHandFont } from '../../../src/features/authorisation/loadHandFont';
import { typedSignatureImage } from '../../../src/features/authorisation/signatureImage';
import { pixelsOf } from './pictures';

/** The columns of the picture with ink in them: the first, the last, and the width of the picture. */
async function inkSpan(name: string) {
  const { data, width, height } = await pixelsOf(typedSignatureImage(name, 600));
  const isInk = (x: number) =>
    Array.from({ length: height }, (_, y) => data[4 * (y * width + x)] ?? 255).some((red) => red < 128);
  const columns = Array.from({ length: width }, (_, x) => x).filter(isInk);
  return { first: columns[0] ?? 0, last: columns.at(-1) ?? 0, width };
}

describe('a typed signature', () => {
  it('loads its font from bytes, and once', async () => {
    expect(await loadHandFont()).toBe(true);
    expect(await loadHandFont()).toBe(true);
    expect([...document.fonts].filter(({ family }) => family === handFontFamily)).toHaveLength(1);
  });

  it.each(['Margaret Hale', 'Wilhelmina Featherstonehaugh-Cholmondeley', 'Łukasz Wiśniewski'])(
    'is dark ink on white, and takes at most 80 %% of the width: %s',
    async (name) => {
      await loadHandFont();
      expect(await contrastOf(typedSignatureImage(name, 600))).toBeGreaterThan(7);
      const { first, last, width } = await inkSpan(name);
      expect(last - first).toBeGreaterThan(width / 5);
      expect((last - first) / width).toBeLessThanOrEqual(0.82);
    },
  );

  it('looks different in the bundled font', async () => {
    await loadHandFont();
    const own = typedSignatureImage('Margaret Hale', 600);
    const [font] = [...document.fonts].filter(({ family }) => family === handFontFamily);
    if (!font) throw new Error('The font is not loaded');
    document.fonts.delete(font);
    expect(typedSignatureImage('Margaret Hale', 600)).not.toBe(own);
  });
});
