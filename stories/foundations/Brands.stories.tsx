import { Button, Card, Link, Notice, TextField } from '@pension-trace/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import './brands.css';

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

const brands = ['harbour', 'plum', 'ledger'];
const themes = ['light', 'dark'];

function Sample({ brand, theme }: { brand: string; theme: string }) {
  return (
    <section
      className="ptr-root sb-palette"
      data-pt-brand={brand}
      data-pt-theme={theme}
      aria-label={`${brand}, ${theme}`}
    >
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
    <div className="sb-brands">
      {brands.flatMap((brand) => themes.map((theme) => <Sample key={brand + theme} brand={brand} theme={theme} />))}
    </div>
  ),
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button', { name: 'Start your trace' });
    const colours = buttons.map((button) => getComputedStyle(button).backgroundColor);
    await expect(new Set(colours).size).toBe(brands.length * themes.length);
  },
};
