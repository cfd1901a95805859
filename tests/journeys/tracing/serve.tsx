import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { expectConsole } from '../../failOnConsole';
import { renderOnServer } from './renderOnServer';

/**
 * Shows the server's markup of a page until the end of the test.
 *
 * @returns Its element, and `hydrate`: a difference makes React log an error, and the test fails.
 */
export async function serve(location: string) {
  const container = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => container.remove());
  container.innerHTML = await renderOnServer(location);

  async function hydrate(site: ReactNode) {
    // The server's React and the browser's are one page here.
    expectConsole('error', 'Detected multiple renderers concurrently rendering the same context provider');
    await act(async () => {
      render(site, { container, hydrate: true });
      await Promise.resolve();
    });
  }
  return { container, hydrate };
}
