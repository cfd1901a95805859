import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

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

const sizes = [
  { name: 'title', text: 'Reclaim Your Lost Pension' },
  { name: 'heading', text: 'What happens next' },
  { name: 'heading-small', text: 'Check your answers' },
  { name: 'large', text: 'Start with a job that you remember well.' },
  { name: 'body', text: 'Providers answer in about two to six weeks.' },
  { name: 'hint', text: 'It is on your payslip, P60 or a letter about your pension' },
];

export const Sizes: Story = {
  render: () => (
    <dl className="sb-type">
      {sizes.map(({ name, text }) => (
        <div key={name}>
          <dt>
            <code className="ptr ptr-quiet">{`--ptr-text-${name}`}</code>
          </dt>
          <dd className={`sb-type__${name}`}>{text}</dd>
        </div>
      ))}
    </dl>
  ),
  play: async ({ canvas }) => {
    const measured = sizes.map(({ text }) => Number.parseFloat(getComputedStyle(canvas.getByText(text)).fontSize));
    await expect(measured).toEqual([...measured].sort((a, b) => b - a));
    await expect(measured.at(-2)).toBe(18);
    await expect(measured.at(-1)).toBe(16);
  },
};

export const Font: Story = {
  name: 'Font of this Storybook',
  render: () => <p className="sb-type__heading">Il1 O0 5S 8B — Zoë O’Brien-Ångström, QQ 12 34 56 C</p>,
  play: async ({ canvas }) => {
    const family = getComputedStyle(canvas.getByText('Il1', { exact: false })).fontFamily;
    await expect(family).toContain('Atkinson Hyperlegible Next');
    await expect(document.fonts.check("1rem 'Atkinson Hyperlegible Next Variable'")).toBe(true);
  },
};
