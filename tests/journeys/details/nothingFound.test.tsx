import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../../../src/styles.css';
import { getScenario } from '../../../src/memory';
import { addSheets } from '../../hosts/measure';
import { openAt } from '../tracing/openAt';

const portal = getScenario('portal');
const [margaret] = portal.customers ?? [];
const [sample] = margaret?.traces ?? [];
if (!margaret || !sample) throw new Error('The portal’s scenario has no trace.');

let removeSheets: () => void = () => undefined;
afterEach(async () => {
  removeSheets();
  await page.viewport(1280, 960);
});

it('a trace that found nothing is at most 2,400 pixels high on a phone, with every fact and record in view', async () => {
  removeSheets = addSheets([":root { --ptr-font: 'Atkinson Hyperlegible Next Variable' } body { margin: 0 }"]);
  await page.viewport(360, 640);
  const trace = { ...sample, status: { name: 'Nothing Found', description: 'The provider holds no pension for you.' } };
  openAt('/portal/trace/trace-1', { ...portal, customers: [{ ...margaret, traces: [trace] }] });
  await screen.findByRole('list', { name: 'Activity log' });
  await waitFor(() => expect(document.querySelector('.ptr-skeleton')).toBeNull());
  await document.fonts.ready;
  for (const words of [
    'Nothing Found',
    'Start year',
    'End year',
    'Provider',
    'Policy number',
    'Created',
    'Last updated',
  ]) {
    expect(screen.getByText(words), words).toBeVisible();
  }
  expect(screen.getByRole('list', { name: 'Searches' })).toBeVisible();
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(2400);
});
