import { render, screen } from '@testing-library/react';
import { cdp } from 'vitest/browser';
import { afterEach, expect, it } from 'vitest';
import '../../src/styles.css';
import { LoadingDots } from '../../src/ui/LoadingDots';
import { Rings } from '../../src/ui/Rings';
import { Screen } from '../../src/ui/Screen';

async function emulate(features: { name: string; value: string }[]) {
  await cdp().send('Emulation.setEmulatedMedia', { features });
}

afterEach(() => emulate([]));

const dots = () => [...document.querySelectorAll('.ptr-loading-dots__dot')];

it('the loading dots show one more dot every 500 ms', async () => {
  await emulate([{ name: 'prefers-reduced-motion', value: 'no-preference' }]);
  render(
    <div className="ptr ptr-root">
      <LoadingDots />
    </div>,
  );
  const shownAt = (milliseconds: number) => {
    for (const animation of dots().flatMap((dot) => dot.getAnimations())) animation.currentTime = milliseconds;
    return dots().filter((dot) => getComputedStyle(dot).opacity === '1').length;
  };
  expect([0, 499, 500, 999, 1000, 1500, 1999, 2000].map(shownAt)).toEqual([0, 0, 1, 1, 2, 3, 3, 0]);
});

it('nothing moves with reduced motion', async () => {
  await emulate([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  render(
    <div className="ptr ptr-root">
      <LoadingDots />
    </div>,
  );
  expect(document.getAnimations()).toEqual([]);
});

it('the greeting keeps its edge in forced colours', async () => {
  await emulate([{ name: 'forced-colors', value: 'active' }]);
  render(
    <div className="ptr ptr-root">
      <Screen heading="Good Morning, Margaret" art={<Rings />} />
    </div>,
  );
  const banner = screen.getByRole('heading').closest('.ptr-screen__banner');
  if (!banner) throw new Error('The greeting has no banner.');
  expect(getComputedStyle(banner).borderTopStyle).toBe('solid');
});
