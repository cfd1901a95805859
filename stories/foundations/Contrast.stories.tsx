import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contrastOf } from '../../tokens/colour';
import type { Color } from '../../tokens/readTokens';
import { tokens } from '../../tokens/tokens';
import { contrastPairs, type ContrastPair } from './contrastPairs';
import { Sheet, SheetGroup, type SheetTheme } from './Sheet';

const meta = {
  title: 'Foundations/Contrast',
  parameters: {
    page: 'padded',
    docs: {
      description: {
        component:
          'Every pair of colours that our parts use, with its contrast (WCAG 2.2). Text has at least 4.5 : 1, and 7 : 1 where it can; edges, dots and the focus ring have 3 : 1. A test measures the same pairs, also for the example brands.',
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The colour of a token in a theme, by its name without `--ptr-color-`. */
function colourOf(name: string, theme: SheetTheme): Color {
  const token = tokens.find((each) => each.name === `--ptr-color-${name}`);
  if (token?.type !== 'color') throw new Error(`There is no --ptr-color-${name}`);
  return theme === 'dark' ? (token.extension.dark ?? token.value) : token.value;
}

const measure = (front: string, ground: string, theme: SheetTheme) =>
  contrastOf(colourOf(front, theme), colourOf(ground, theme));

/** Rounded down, so that a contrast below the limit never looks like the limit. */
const ratio = (contrast: number) => `${(Math.floor(contrast * 10) / 10).toFixed(1)} : 1`;

const sections = [
  { heading: 'Text', note: 'At least 4.5 : 1, and 7 : 1 for what is read at length.', least: 4.5 },
  { heading: 'Edges, dots and focus', note: 'At least 3 : 1 for what has to be seen.', least: 3 },
  { heading: 'Beside the focus ring', note: 'The gap only separates the ring from the button.', least: 0 },
].map((section, index, all) => ({
  ...section,
  pairs: contrastPairs.filter(({ least }) => least >= section.least && least < (all[index - 1]?.least ?? Infinity)),
}));

function Pair({ pair: { use, front, grounds, least }, theme }: { pair: ContrastPair; theme: SheetTheme }) {
  const sampleStyle = { color: `var(--ptr-color-${front})` };
  return (
    <li className="sb-pair">
      <div className="sb-token">
        <span className="sb-token__name">{use.charAt(0).toUpperCase() + use.slice(1)}</span>
        <code className="sb-sheet__code sb-token__value">{front}</code>
        <span className="sb-token__role">{`at least ${least} : 1`}</span>
      </div>
      <ul className="sb-pair__grounds" role="list">
        {grounds.map((ground) => (
          <li key={ground}>
            <div
              className="sb-pair__sample"
              style={{ ...sampleStyle, backgroundColor: `var(--ptr-color-${ground})` }}
              aria-hidden="true"
            >
              {least >= 4.5 ? (
                'Aa'
              ) : (
                <span className="sb-pair__shape" style={{ backgroundColor: `var(--ptr-color-${front})` }} />
              )}
            </div>
            <div className="sb-token">
              <span className="sb-pair__ratio">{ratio(measure(front, ground, theme))}</span>
              <code className="sb-sheet__code sb-token__value">on {ground}</code>
            </div>
          </li>
        ))}
      </ul>
    </li>
  );
}

function Pairs({ theme }: { theme: SheetTheme }) {
  return (
    <Sheet theme={theme}>
      {sections.map(({ heading, note, pairs }) => (
        <SheetGroup key={heading} heading={heading} note={note}>
          <ul className="sb-pairs" role="list">
            {pairs.map((pair) => (
              <Pair key={pair.use + pair.front + pair.least} pair={pair} theme={theme} />
            ))}
          </ul>
        </SheetGroup>
      ))}
    </Sheet>
  );
}

/** Every pair is on the page, and none is below its limit. */
const everyPairIsShown: Story['play'] = async ({ canvas, canvasElement }) => {
  const count = contrastPairs.reduce((sum, { grounds }) => sum + grounds.length, 0);
  await expect(canvasElement.querySelectorAll('.sb-pair__ratio')).toHaveLength(count);
  await expect(canvas.getByText('Primary button')).toBeVisible();
};

export const Light: Story = {
  render: () => <Pairs theme="light" />,
  play: async (context) => {
    await everyPairIsShown(context);
    // Ink on the page.
    await expect(context.canvasElement.querySelector('.sb-pair__ratio')).toHaveTextContent(
      ratio(measure('ink', 'page', 'light')),
    );
  },
};

export const Dark: Story = {
  render: () => <Pairs theme="dark" />,
  play: async (context) => {
    await everyPairIsShown(context);
    await expect(context.canvasElement.querySelector('.sb-pair__ratio')).toHaveTextContent(
      ratio(measure('ink', 'page', 'dark')),
    );
  },
};
