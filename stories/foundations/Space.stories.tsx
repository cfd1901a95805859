import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import { cssOf } from '../../tokens/css';
import { tokens } from '../../tokens/tokens';
import { lengthOf, Sheet, SheetGroup, TokenLabel } from './Sheet';

const meta = {
  title: 'Foundations/Space',
  parameters: {
    page: 'padded',
    docs: {
      description: {
        component:
          'All spaces are multiples of 4 pixels. Fields are 24 pixels apart, groups 48. Controls are 52 pixels high, and every target is at least 48.',
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const inGroup = (key: string) => tokens.filter(({ path }) => path[0] === key);
const steps = inGroup('space').flatMap((token) => (token.type === 'dimension' ? [token] : []));

export const Steps: Story = {
  render: () => (
    <Sheet>
      <SheetGroup heading="Steps" note="Nine steps on a base of 4 px, for everything between two things.">
        <ul className="sb-specimens" role="list">
          {steps.map((token) => (
            <li key={token.name} className="sb-specimen">
              <TokenLabel token={token} values={[lengthOf(token.value)]} />
              <span
                className="sb-specimen__bar"
                data-testid={token.name}
                style={{ inlineSize: `var(${token.name})` }}
              />
            </li>
          ))}
        </ul>
      </SheetGroup>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    const widths = steps.map(({ name }) => canvas.getByTestId(name).getBoundingClientRect().width);
    await expect(widths).toEqual([4, 8, 12, 16, 24, 32, 48, 64, 96]);
  },
};

const sized = [
  { heading: 'Layout', tokens: inGroup('layout') },
  { heading: 'Controls', tokens: inGroup('controls') },
];

export const LayoutAndControls: Story = {
  render: () => (
    <Sheet>
      {sized.map((group) => (
        <SheetGroup key={group.heading} heading={group.heading}>
          <ul className="sb-sheet__grid" role="list">
            {group.tokens.map((token) => {
              const { compact } = token.extension;
              const values = [cssOf(token, tokens), ...(compact ? [`compact: ${compact.value}${compact.unit}`] : [])];
              return (
                <li key={token.name}>
                  <TokenLabel token={token} values={values} />
                </li>
              );
            })}
          </ul>
        </SheetGroup>
      ))}
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(inGroup('layout').length + inGroup('controls').length);
    await expect(canvas.getByText('compact: 2.75rem', { selector: 'li:first-child code' })).toBeVisible();
  },
};

const radii = ['0', '0.25rem', '0.625rem', '1.625rem'];
const corners = ['--ptr-radius-small', '--ptr-radius', '--ptr-radius-large'].flatMap((name) =>
  tokens.filter((token) => token.name === name),
);

/** The style of a host's element that sets the token. */
const around = (radius: string): CSSProperties & Record<'--ptr-radius', string> => ({ '--ptr-radius': radius });

export const Corners: Story = {
  render: () => (
    <Sheet>
      <SheetGroup
        heading="Corners"
        note="Set --ptr-radius, and every other corner follows. A checkbox never gets round enough to look like a radio button."
      >
        <ul className="sb-specimens" role="list">
          {radii.map((radius) => (
            <li key={radius} className="sb-specimen">
              <div className="sb-token">
                <code className="sb-sheet__code sb-token__name">{`--ptr-radius: ${radius}`}</code>
                {radius === '0.625rem' ? <span className="sb-token__role">The default</span> : null}
              </div>
              <div style={around(radius)}>
                <div className="ptr sb-corners">
                  {corners.map((token) => (
                    <div key={token.name} className="sb-corner">
                      <span
                        className="sb-corner__box"
                        data-testid={`${token.name} ${radius}`}
                        style={{ borderRadius: `var(${token.name})` }}
                      />
                      <span className="sb-token__role">{token.description.split('.')[0]}</span>
                    </div>
                  ))}
                </div>
              </div>
            </li>
          ))}
        </ul>
      </SheetGroup>
      <SheetGroup heading="What floats" note="One shadow, for dialogs and menus: --ptr-shadow-float.">
        <div className="sb-float" />
      </SheetGroup>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    const radiusOf = (name: string, radius: string) =>
      getComputedStyle(canvas.getByTestId(`${name} ${radius}`)).borderTopLeftRadius;
    await expect(radii.map((radius) => radiusOf('--ptr-radius-large', radius))).toEqual([
      '0px',
      '6.4px',
      '16px',
      '24px',
    ]);
    await expect(radii.map((radius) => radiusOf('--ptr-radius-small', radius))).toEqual(['0px', '2.4px', '6px', '8px']);
  },
};
