import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Foundations/Colours',
  parameters: {
    page: 'padded',
    docs: {
      description: {
        component:
          'To change a colour, set its property on `:root` or on an element around our parts, before or after our sheet. Tests measure the contrast of every pair of colours that the parts use, in both themes.',
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const groups = [
  {
    heading: 'Surfaces and text',
    names: ['page', 'surface', 'raised', 'sunken', 'ink', 'ink-quiet', 'placeholder', 'line', 'line-strong'],
  },
  {
    heading: 'Brand and accent',
    names: ['brand', 'brand-strong', 'brand-soft', 'on-brand', 'accent', 'accent-soft', 'on-accent'],
  },
  {
    heading: 'Feedback',
    names: [
      'danger',
      'danger-strong',
      'danger-soft',
      'on-danger',
      'success',
      'success-soft',
      'warning',
      'warning-soft',
      'info',
      'info-soft',
    ],
  },
  {
    heading: 'Status dots',
    names: ['dot-neutral', 'dot-brand', 'dot-primary', 'dot-info', 'dot-success', 'dot-warning', 'dot-danger'],
  },
  { heading: 'Focus', names: ['focus', 'focus-gap'] },
  { heading: 'Side panel', names: ['panel', 'panel-ink', 'panel-quiet', 'panel-line', 'panel-accent'] },
  { heading: 'Signature pad', names: ['paper', 'paper-ink', 'paper-line'] },
];

function Palette({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <div data-pt-theme={theme} className="ptr-root sb-palette">
      {groups.map((group) => (
        <section key={group.heading} aria-label={`${group.heading}, ${theme}`}>
          <h2 className="ptr ptr-card__heading">{group.heading}</h2>
          <ul className="sb-swatches" role="list">
            {group.names.map((name) => (
              <li key={name} className="sb-swatch">
                <span className="sb-swatch__colour" style={{ backgroundColor: `var(--ptr-color-${name})` }} />
                <code className="sb-swatch__name">{`--ptr-color-${name}`}</code>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const everyColourIsSet: Story['play'] = async ({ canvasElement }) => {
  const swatches = [...canvasElement.querySelectorAll<HTMLElement>('.sb-swatch__colour')];
  await expect(swatches.length).toBeGreaterThan(30);
  const empty = swatches.filter((swatch) => getComputedStyle(swatch).backgroundColor === 'rgba(0, 0, 0, 0)');
  await expect(empty).toEqual([]);
};

export const Light: Story = { render: () => <Palette theme="light" />, play: everyColourIsSet };
export const Dark: Story = { render: () => <Palette theme="dark" />, play: everyColourIsSet };
