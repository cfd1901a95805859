import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Token } from '../../tokens/readTokens';
import { cssOf } from '../../tokens/css';
import { tokens } from '../../tokens/tokens';
import { lengthOf, Sheet, SheetGroup, TokenLabel } from './Sheet';

const meta = {
  title: 'Foundations/Type',
  parameters: {
    page: 'padded',
    docs: {
      description: {
        component:
          'The parts use the font of the page. Set `--ptr-font` to give them another one. Storybook and the example app use Atkinson Hyperlegible Next.',
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const inType = tokens.filter(({ path }) => path[0] === 'type');
const sizes = inType.filter(({ path }) => path[1] === 'sizes');
const others = inType.filter(({ path }) => path[1] !== 'sizes' && !path[1]?.startsWith('font'));

/** A sample text for each size. */
const samples: Record<string, string> = {
  '--ptr-text-title': 'Reclaim Your Lost Pension',
  '--ptr-text-heading': 'What happens next',
  '--ptr-text-heading-small': 'Check your answers',
  '--ptr-text-large': 'Start with a job that you remember well.',
  '--ptr-text-body': 'Providers answer in about two to six weeks.',
  '--ptr-text-hint': 'It is on your payslip, P60 or a letter about your pension',
};

const sampleOf = ({ name }: Token) => samples[name] ?? name;
const isHeading = ({ name }: Token) => /title|heading/.test(name);

function valuesOf(token: Token): string[] {
  if (token.type !== 'dimension') return [cssOf(token, tokens)];
  const { css } = token.extension;
  return [lengthOf(token.value), ...(css === undefined ? [] : [css])];
}

export const Sizes: Story = {
  render: () => (
    <Sheet>
      <SheetGroup
        heading="Sizes"
        note="Six sizes, all in rem: they grow with the customer’s own text size. Text is never smaller than 16 px with the regular density."
      >
        <ul className="sb-specimens" role="list">
          {sizes.map((token) => (
            <li key={token.name} className="sb-specimen">
              <TokenLabel token={token} values={valuesOf(token)} />
              <p
                className={`sb-specimen__text ${isHeading(token) ? 'sb-specimen__text--heading' : ''}`}
                style={{ fontSize: `var(${token.name})` }}
              >
                {sampleOf(token)}
              </p>
            </li>
          ))}
        </ul>
      </SheetGroup>
      <SheetGroup heading="Weight and spacing">
        <ul className="sb-sheet__grid" role="list">
          {others.map((token) => (
            <li key={token.name}>
              <TokenLabel token={token} values={valuesOf(token)} />
            </li>
          ))}
        </ul>
      </SheetGroup>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    const measured = sizes.map((token) =>
      Number.parseFloat(getComputedStyle(canvas.getByText(sampleOf(token))).fontSize),
    );
    await expect(measured).toEqual([...measured].sort((a, b) => b - a));
    await expect(measured.at(-2)).toBe(18);
    await expect(measured.at(-1)).toBe(16);
  },
};

export const Font: Story = {
  name: 'Font of this Storybook',
  render: () => (
    <Sheet>
      <SheetGroup
        heading="Atkinson Hyperlegible Next"
        note="Drawn by the Braille Institute so that similar letters differ. A host’s own font takes its place."
      >
        <p className="sb-specimen__text sb-specimen__text--heading" style={{ fontSize: 'var(--ptr-text-heading)' }}>
          Il1 O0 5S 8B — Zoë O’Brien-Ångström, QQ 12 34 56 C
        </p>
      </SheetGroup>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    const family = getComputedStyle(canvas.getByText('Il1', { exact: false })).fontFamily;
    await expect(family).toContain('Atkinson Hyperlegible Next');
    await expect(document.fonts.check("1rem 'Atkinson Hyperlegible Next Variable'")).toBe(true);
  },
};
