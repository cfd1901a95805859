import { Button, Card, Link, Notice, TextField } from '@pension-trace/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import './brands.css';
import { cssOf } from '../../tokens/css';
import { brands } from '../../tokens/tokens';
import { Sheet, SheetGroup } from './Sheet';

const meta = {
  title: 'Foundations/Brands',
  parameters: {
    page: 'padded',
    docs: {
      description: {
        component:
          'Three brands in light and dark, each in at most 12 lines of CSS. A brand sets tokens on `:root`, or on an element around our parts. Dialogs take `data-pt-brand` from that element, as they take theme and density.',
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const themes = ['light', 'dark'];
const titleOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function Sample({ brand, theme }: { brand: string; theme: string }) {
  return (
    <section
      className="ptr-root sb-brand__sample"
      data-pt-brand={brand}
      data-pt-theme={theme}
      aria-label={`${titleOf(brand)}, ${theme}`}
    >
      <p className="sb-token__role">{titleOf(theme)}</p>
      <Card heading="Your pension traces">
        <p>
          Two providers have answered. <Link href="#next">What happens next</Link>
        </p>
        <TextField id={`${brand}-${theme}`} label="Employer" hint="The name on a payslip" />
        <Button>Start your trace</Button> <Button variant="secondary">Not now</Button>
        <Notice tone="success" heading="We found something">
          Aviva holds a pension in your name.
        </Notice>
      </Card>
    </section>
  );
}

export const ThreeBrands: Story = {
  render: () => (
    <Sheet>
      {brands.map(({ name, description, tokens, sets }) => (
        <SheetGroup key={name} heading={titleOf(name)} note={description}>
          <div className="sb-brand">
            {themes.map((theme) => (
              <Sample key={theme} brand={name} theme={theme} />
            ))}
          </div>
          <details>
            <summary className="sb-token__name">{`The ${sets.size} lines of this brand`}</summary>
            <pre className="sb-sheet__code">
              {tokens
                .filter((token) => sets.has(token.name))
                .map((token) => `${token.name}: ${cssOf(token, tokens)};`)
                .join('\n')}
            </pre>
          </details>
        </SheetGroup>
      ))}
    </Sheet>
  ),
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button', { name: 'Start your trace' });
    const colours = buttons.map((button) => getComputedStyle(button).backgroundColor);
    await expect(new Set(colours).size).toBe(brands.length * themes.length);
    await expect(canvas.getByRole('heading', { name: 'Harbour' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Ledger, dark' })).toBeVisible();
  },
};
