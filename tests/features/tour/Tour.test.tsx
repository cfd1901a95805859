import '../../../src/styles.css';
import { act, screen, waitFor, within } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Tour, type TourProps } from '../../../src/features/tour/Tour';
import type { TourStep } from '../../../src/features/tour/TourStep';
import { createMemoryAdapter } from '../../../src/memory';
import { expectConsole } from '../../failOnConsole';
import { renderWithAdapter } from '../../provider/renderWithAdapter';
import { recordCloseWatchers } from '../../ui/recordCloseWatchers';

const steps: TourStep[] = [
  { selector: '#balance', title: 'Your balance', content: 'What you have.' },
  { selector: '#pay', title: 'Paying in', content: <p>Press here to pay in.</p> },
  { selector: '#help', title: 'Help', content: 'We are here.' },
];

const onPay = vi.fn();
const onEnded = vi.fn();
const onWarning = vi.fn();

/** A host's page: targets for a tour, and a button that starts it. */
function HostPage({ startsAtOnce = false, ...tour }: Partial<TourProps> & { startsAtOnce?: boolean }) {
  const [isRunning, setIsRunning] = useState(startsAtOnce);
  return (
    <>
      <button type="button" onClick={() => setIsRunning(true)}>
        Show me round
      </button>
      <h1 id="balance">Balance</h1>
      <button
        type="button"
        id="pay"
        aria-haspopup="menu"
        aria-expanded="false"
        aria-controls="accounts"
        onClick={onPay}
      >
        Pay in
      </button>
      <ul id="accounts" hidden />
      <a id="help" href="#help">
        Help
      </a>
      <Tour
        steps={steps}
        {...tour}
        isRunning={isRunning}
        onEnded={(result) => {
          onEnded(result);
          setIsRunning(false);
        }}
      />
    </>
  );
}

async function openTour(props: Parameters<typeof HostPage>[0] = {}) {
  for (const mock of [onPay, onEnded, onWarning]) mock.mockReset();
  const rendered = renderWithAdapter(
    <StrictMode>
      <HostPage {...props} />
    </StrictMode>,
    createMemoryAdapter('portal'),
    { onWarning },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show me round' }));
  return { ...rendered, card: await screen.findByRole('dialog') };
}

const expectStep = (name: string) => waitFor(() => expect(screen.getByRole('dialog', { name })).toHaveFocus());

/** The hole of the mask. */
function hole() {
  const numbers = document
    .querySelector('.driver-overlay path')
    ?.getAttribute('d')
    ?.match(/Z\s+M([\d.-]+),([\d.-]+) h([\d.-]+) a(\d+).*? v([\d.-]+)/)
    ?.slice(1)
    .map(Number);
  if (!numbers) throw new Error('There is no mask.');
  const [x = 0, y = 0, width = 0, radius = 0, height = 0] = numbers;
  return { x: x + width / 2, y: y + radius + height / 2, radius };
}

function middleOf(element: Element) {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

describe('a tour of the host’s own', () => {
  it('highlights one element after the other, with rounded corners, and shows the number of the step', async () => {
    await openTour();
    for (const [index, { selector, title }] of steps.entries()) {
      await expectStep(title);
      const dialog = within(screen.getByRole('dialog', { name: title }));
      expect(dialog.getByText(`${index + 1} of 3`)).toBeVisible();
      const target = document.querySelector(selector);
      if (!target) throw new Error('The host has no such element.');
      await waitFor(() => {
        expect(hole().radius).toBe(8);
        expect(hole().x).toBeCloseTo(middleOf(target).x, 0);
        expect(hole().y).toBeCloseTo(middleOf(target).y, 0);
      });
      await userEvent.click(dialog.getByRole('button', { name: index === 2 ? 'Finish' : 'Next' }));
    }
    expect(onEnded.mock.calls).toEqual([[{ ending: 'finished' }]]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.querySelector('.driver-overlay, .ptr-tour, .ptr-tour__frame')).toBeNull();
    expect(document.body.className).toBe('');
  });

  it('goes forward and back with the arrow keys, and closes with Escape', async () => {
    await openTour();
    await expectStep('Your balance');
    await userEvent.keyboard('{ArrowLeft}');
    await expectStep('Your balance');
    await userEvent.keyboard('{ArrowRight}');
    await expectStep('Paying in');
    await userEvent.keyboard('{ArrowRight}');
    await expectStep('Help');
    await userEvent.keyboard('{ArrowRight}');
    await expectStep('Help');
    await userEvent.keyboard('{ArrowLeft}');
    await expectStep('Paying in');
    expect(onEnded).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onEnded.mock.calls).toEqual([[{ ending: 'closed' }]]);
  });

  it('closes with Back on Android', async () => {
    onTestFinished(() => void vi.unstubAllGlobals());
    const goBack = recordCloseWatchers();
    await openTour();
    await expectStep('Your balance');
    goBack();
    expect(onEnded.mock.calls).toEqual([[{ ending: 'closed' }]]);
  });

  it('leaves browser shortcuts alone, and the arrow keys in a field', async () => {
    await openTour({
      steps: [{ selector: '#pay', title: 'How much?', content: <input aria-label="Amount" /> }, ...steps],
    });
    await expectStep('How much?');
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await userEvent.click(screen.getByLabelText('Amount'));
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('dialog', { name: 'How much?' })).toBeVisible();
  });

  it('offers Cancel on the first step and Back afterwards', async () => {
    await openTour();
    await expectStep('Your balance');
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await expectStep('Paying in');
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await expectStep('Your balance');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onEnded.mock.calls).toEqual([[{ ending: 'closed' }]]);
  });

  it('does not close on a press of the mask, and blocks the page', async () => {
    await openTour();
    await userEvent.keyboard('{ArrowRight}');
    await expectStep('Paying in');
    const pay = screen.getByRole('button', { name: 'Pay in', hidden: true });
    const { x, y } = middleOf(pay);
    await waitFor(() => expect(document.elementFromPoint(x, y)).toHaveClass('driver-overlay'));
    const mask = document.querySelector('.driver-overlay');
    if (!mask) throw new Error('There is no mask.');
    // Inside the hole, and outside it.
    await userEvent.click(mask, { position: { x, y } });
    await userEvent.click(mask, { position: { x: 1200, y: 900 } });
    expect(onPay).not.toHaveBeenCalled();
    expect(onEnded).not.toHaveBeenCalled();
    await expectStep('Paying in');
  });

  it('keeps focus: Tab wraps in the card, and the page cannot take focus', async () => {
    await openTour();
    await expectStep('Your balance');
    for (const name of ['Close the tour', 'Cancel', 'Next', 'Close the tour']) {
      await userEvent.tab();
      expect(screen.getByRole('button', { name })).toHaveFocus();
    }
    for (const name of ['Next', 'Cancel', 'Close the tour']) {
      await userEvent.tab({ shift: true });
      expect(screen.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{ArrowRight}');
    await expectStep('Paying in');
    act(() => document.querySelector<HTMLElement>('#pay')?.focus());
    expect(document.querySelector('#pay')).toHaveFocus();
    await expectStep('Paying in');
  });

  it('makes the page around its target inert, and restores it', async () => {
    await openTour();
    await userEvent.keyboard('{ArrowRight}');
    await expectStep('Paying in');
    const inert = () => ['#balance', '#pay', '#help'].map((one) => document.querySelector(one)?.matches('[inert]'));
    expect(inert()).toEqual([true, false, true]);
    await userEvent.keyboard('{ArrowRight}');
    await expectStep('Help');
    expect(inert()).toEqual([true, true, false]);
    await userEvent.keyboard('{Escape}');
    expect(document.querySelector('[inert]')).toBeNull();
  });

  it('restores focus', async () => {
    await openTour();
    await expectStep('Your balance');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Show me round' })).toHaveFocus();
  });

  it('leaves the attributes and classes of its target unchanged, during the step and afterwards', async () => {
    await openTour();
    const pay = document.querySelector('#pay');
    // On the first step it is inert, because it is not the target.
    const before = pay?.outerHTML.replace(' inert=""', '');
    await userEvent.keyboard('{ArrowRight}');
    await expectStep('Paying in');
    await waitFor(() => expect(hole().radius).toBe(8));
    expect(pay?.outerHTML).toBe(before);
    await userEvent.keyboard('{Escape}');
    expect(pay?.outerHTML).toBe(before);
    expect(pay).toHaveAttribute('aria-expanded', 'false');
    expect(pay).toHaveAttribute('aria-controls', 'accounts');
  });

  it('renders a step’s text as text', async () => {
    await openTour({ steps: [{ selector: '#pay', title: '<b>Bold</b>', content: '<img src="x" alt="">' }] });
    await expectStep('<b>Bold</b>');
    expect(screen.getByText('<img src="x" alt="">')).toBeVisible();
    expect(document.querySelector('.ptr-tour img')).toBeNull();
  });

  it('runs onShow when a step starts, and its clean-up when it ends', async () => {
    const log: string[] = [];
    const onShow = () => {
      log.push('opened');
      return () => void log.push('closed');
    };
    await openTour({ steps: [{ selector: '#pay', title: 'Opened', content: 'Look.', onShow }, ...steps] });
    await expectStep('Opened');
    await userEvent.keyboard('{ArrowRight}');
    await expectStep('Your balance');
    expect(log.at(-1)).toBe('closed');
    expect(log.filter((entry) => entry === 'opened')).toHaveLength(log.length / 2);
  });

  it('can be controlled', async () => {
    const onStepChange = vi.fn();
    await openTour({ step: 1, onStepChange });
    await expectStep('Paying in');
    await userEvent.keyboard('{ArrowRight}');
    expect(onStepChange.mock.calls).toEqual([[2]]);
    await expectStep('Paying in');
  });
});

describe('a step whose element is missing', () => {
  it('is shown in the middle, with a warning', async () => {
    await openTour({
      timeout: 200,
      steps: [{ selector: '#nowhere', title: 'Lost', content: 'It is not here.' }, ...steps],
    });
    await expectStep('Lost');
    const card = document.querySelector('.ptr-tour');
    if (!card) throw new Error('There is no card.');
    expect(middleOf(card).x).toBeCloseTo(window.innerWidth / 2, 0);
    expect(middleOf(card).y).toBeCloseTo(window.innerHeight / 2, 0);
    expect(document.querySelector('.ptr-tour__frame')).toBeNull();
    await waitFor(() =>
      expect(onWarning.mock.calls).toEqual([['The tour\'s step 1 found nothing on show at "#nowhere".']]),
    );
    await userEvent.keyboard('{ArrowRight}');
    await expectStep('Your balance');
  });

  it('warns on the console by default', async () => {
    expectConsole('warn', 'The tour\'s step 1 found nothing on show at "#nowhere".');
    renderWithAdapter(
      <Tour
        isRunning
        timeout={0}
        steps={[{ selector: '#nowhere', title: 'Lost', content: 'It is not here.' }]}
        onEnded={onEnded}
      />,
      createMemoryAdapter('portal'),
    );
    await expectStep('Lost');
  });

  it('moves to the element when it appears in time', async () => {
    await openTour({ timeout: 60_000, steps: [{ selector: '#late', title: 'Late', content: 'Here it comes.' }] });
    await expectStep('Late');
    const late = document.createElement('div');
    late.id = 'late';
    late.textContent = 'At last';
    late.style.cssText = 'position: fixed; left: 300px; top: 200px; width: 100px; height: 40px';
    document.body.append(late);
    onTestFinished(() => late.remove());
    await waitFor(() => expect(hole()).toMatchObject({ x: 350, y: 220 }));
    expect(onWarning).not.toHaveBeenCalled();
    await expectStep('Late');
  });

  it('ignores hidden elements', async () => {
    await openTour({ steps: [{ selector: '#pay, #accounts', title: 'Pay', content: 'One of the two.' }] });
    await expectStep('Pay');
    const pay = document.querySelector('#pay');
    if (!pay) throw new Error('The host has no such element.');
    await waitFor(() => expect(hole().x).toBeCloseTo(middleOf(pay).x, 0));
  });
});

describe('the position of a step', () => {
  it('scrolls its target into view and follows it', async () => {
    const far = document.createElement('div');
    far.style.cssText = 'height: 3000px';
    const target = document.createElement('p');
    target.id = 'far';
    target.textContent = 'Far down';
    far.append(target);
    target.style.cssText = 'position: relative; top: 2500px; width: 200px';
    document.body.append(far);
    onTestFinished(() => {
      far.remove();
      window.scrollTo(0, 0);
    });
    await openTour({ steps: [{ selector: '#far', title: 'Far', content: 'Down here.' }] });
    await expectStep('Far');
    const isOnScreen = () => {
      const { top, bottom } = target.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    };
    await waitFor(() => {
      expect(isOnScreen()).toBe(true);
      expect(hole().y).toBeCloseTo(middleOf(target).y, 0);
    });
    target.style.top = '2550px';
    await waitFor(() => expect(hole().y).toBeCloseTo(middleOf(target).y, 0));
  });

  it('scrolls its target into view again when the phone is turned', async () => {
    await page.viewport(360, 740);
    const above = document.createElement('div');
    above.style.cssText = 'height: 600px';
    document.body.prepend(above);
    onTestFinished(async () => {
      above.remove();
      await page.viewport(1280, 960);
    });
    await openTour();
    await expectStep('Your balance');
    await page.viewport(740, 360);
    await waitFor(() => {
      const { top, bottom } = screen.getByText('Balance', { selector: '#balance' }).getBoundingClientRect();
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(360);
      expect(hole().y).toBeCloseTo((top + bottom) / 2, 0);
    });
  });

  it('fits on a phone beside its target', async () => {
    await page.viewport(360, 740);
    onTestFinished(() => page.viewport(1280, 960));
    await openTour();
    await userEvent.keyboard('{ArrowRight}');
    await expectStep('Paying in');
    await waitFor(() => {
      const card = document.querySelector('.ptr-tour')?.getBoundingClientRect();
      const pay = document.querySelector('#pay')?.getBoundingClientRect();
      if (!card || !pay) throw new Error('There is no card.');
      expect(card.left).toBeGreaterThanOrEqual(0);
      expect(card.right).toBeLessThanOrEqual(360);
      expect(card.bottom).toBeLessThanOrEqual(740);
      expect(card.top >= pay.bottom || card.bottom <= pay.top).toBe(true);
    });
  });
});
