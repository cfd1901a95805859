import { act, cleanup, fireEvent } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { BackendError } from '../../src/backend/BackendError';
import { gateOf, pageNames, pages, type Page } from '../../src/provider/pages';
import { getScenario, type MemoryScenario } from '../../src/memory';
import { openAt } from '../journeys/tracing/openAt';

/** Ids of the sample customer's rows. */
const ids: Partial<Record<Page, string>> = { trace: 'trace-1', pension: 'pension-1', guide: 'guide-1' };

function scenarioOf(page: Page): MemoryScenario {
  const gate = gateOf(page);
  if (gate === 'logged-out' || gate === 'link' || gate === 'anyone') return getScenario('logged-out');
  const scenario = getScenario(page === 'processing' ? 'processing' : 'portal');
  const tags = typeof gate === 'string' ? [] : gate.slice(0, 1);
  return { ...scenario, customers: (scenario.customers ?? []).map((customer) => ({ ...customer, tags })) };
}

/** React Aria's dialogs call it, and jsdom does not have it: the recipes say so. */
const css = { escape: (text: string) => text };

/** Renders each page of the product with its extras, and expects its heading and no error. */
export async function expectEveryPage() {
  vi.stubGlobal('CSS', css);
  const listening = vi.spyOn(document, 'addEventListener');
  for (const page of pageNames) {
    const errors: BackendError[] = [];
    listening.mockClear();
    const { container } = openAt(pages[page].path.replace(':id', ids[page] ?? ''), scenarioOf(page), {
      config: { companyName: 'Lantern Pension Tracing', idleMinutes: 15, keepsDrafts: true },
      onError: (error) => errors.push(error),
    });
    await vi.waitFor(() => expect(container.querySelector('h1'), page).not.toBeNull(), { timeout: 30_000 });
    if (Array.isArray(gateOf(page))) {
      // The first use loads the guard of idle customers.
      fireEvent.keyDown(document.body);
      const watched = () => listening.mock.calls.map(([name]) => name);
      await vi.waitFor(() => expect(watched(), page).toContain('wheel'), { timeout: 30_000 });
    }
    await act(async () => undefined);
    expect({ page, heading: container.querySelector('h1')?.textContent, errors }).toEqual({
      page,
      heading: expect.not.stringMatching(/Unexpected Application Error|could not find|not found/),
      errors: [],
    });
    cleanup();
  }
}
