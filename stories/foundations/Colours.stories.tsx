import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hexOf } from '../../tokens/colour';
import { colorCss } from '../../tokens/css';
import { tokens } from '../../tokens/tokens';
import source from '../../tokens/tokens.json' with { type: 'json' };
import { Sheet, SheetGroup, TokenLabel, type SheetTheme } from './Sheet';

const meta = {
  title: 'Foundations/Colours',
  parameters: {
    page: 'padded',
    docs: {
      description: {
        component:
          'Every colour with its role, as `oklch()` and as hex. To change one, set its property on `:root` or on an element around our parts, before or after our sheet. The page Contrast has the pairs that parts use.',
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const colours = tokens.flatMap((token) => (token.type === 'color' ? [token] : []));
const { $type: _type, $extensions: _extensions, ...groupsOfSource } = source.color;
const groups = Object.entries(groupsOfSource).map(([key, { $description: heading }]) => ({
  heading,
  colours: colours.filter(({ path }) => path[1] === key),
}));

function Palette({ theme }: { theme: SheetTheme }) {
  return (
    <Sheet theme={theme}>
      {groups.map((group) => (
        <SheetGroup key={group.heading} heading={group.heading}>
          <ul className="sb-sheet__grid" role="list">
            {group.colours.map((token) => {
              const colour = theme === 'dark' ? (token.extension.dark ?? token.value) : token.value;
              const alpha = colour.alpha === undefined ? '' : ` at ${colour.alpha * 100} %`;
              return (
                <li key={token.name} className="sb-colour">
                  <span className="sb-colour__swatch">
                    <span data-testid={token.name} style={{ backgroundColor: `var(${token.name})` }} />
                  </span>
                  <TokenLabel token={token} values={[hexOf(colour) + alpha, colorCss(colour)]} />
                </li>
              );
            })}
          </ul>
        </SheetGroup>
      ))}
    </Sheet>
  );
}

const everyColourIsShown: Story['play'] = async ({ canvas }) => {
  for (const { name } of colours) {
    await expect(getComputedStyle(canvas.getByTestId(name)).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  }
  await expect(canvas.getByRole('heading', { name: 'Brand and accent' })).toBeVisible();
};

export const Light: Story = {
  render: () => <Palette theme="light" />,
  play: async (context) => {
    await everyColourIsShown(context);
    await expect(context.canvas.getByText('oklch(0.42 0.072 195)')).toBeVisible();
  },
};

export const Dark: Story = {
  render: () => <Palette theme="dark" />,
  play: async (context) => {
    await everyColourIsShown(context);
    await expect(context.canvas.getByText('oklch(0.8 0.088 190)')).toBeVisible();
  },
};
