import { expect, test as base, type Page } from '@playwright/test';

interface Desk {
  page: Page;
  /** Shows a story and waits until its play function has ended. Expects no failure and no console message. */
  show: (id: string) => Promise<void>;
  /** Opens a docs page and waits until its stories have rendered. Expects no failure and no console message. */
  read: (id: string) => Promise<void>;
}

interface Channel {
  on: (event: string, listener: (detail: never) => void) => void;
  off: (event: string, listener: (detail: never) => void) => void;
  emit: (event: string, ...details: unknown[]) => void;
}

declare global {
  interface Window {
    /** Connects Storybook's manager and its stories. */
    __STORYBOOK_ADDONS_CHANNEL__: Channel;
  }
}

/** A test with the open Storybook. All tests share its page: loading Storybook takes longer than most stories. */
export const test = base.extend<object, { desk: Desk }>({
  desk: [
    async ({ browser }, use) => {
      const url = String(process.env.DESK_URL);
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      const complaints = listen(page, url);
      // Skips axe, which has its own tests and takes as long as the story.
      await page.goto(`${url}iframe.html?viewMode=docs&id=introduction--docs&globals=a11y.manual:!true`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await use({
        page,
        show: async (id) => {
          const phase = await page.evaluate(showInPage, id);
          expect({ phase, complaints: complaints.splice(0) }).toEqual({ phase: 'finished', complaints: [] });
        },
        read: async (id) => {
          await page.evaluate(readInPage, id);
          await expect(page.locator('#storybook-docs').getByRole('heading').first()).toBeVisible();
          const phases = await page.waitForFunction(endedPhases);
          expect({ phases: await phases.jsonValue(), complaints: complaints.splice(0) }).toEqual({
            phases: expect.not.arrayContaining(['errored']),
            complaints: [],
          });
        },
      });
      await page.close();
    },
    { scope: 'worker' },
  ],
});

/** Collects errors, warnings and requests to any address outside the desk. */
function listen(page: Page, url: string): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => complaints.push(String(error.stack)));
  page.on('request', (request) => {
    const isOwn = request.url().startsWith(url) || /^(?:data|blob|about):/.test(request.url());
    if (!isOwn) complaints.push(`requests ${request.url()}`);
  });
  return complaints;
}

/** Runs in the page. Resolves with the last phase of the story, and the message of an error. */
function showInPage(id: string): Promise<string> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  return new Promise((resolve) => {
    const failures = ['playFunctionThrewException', 'storyThrewException', 'unhandledErrorsWhilePlaying'];
    let failure = '';
    const onFailure = (errors: Error | Error[]) => {
      failure += [errors]
        .flat()
        .map(({ message }) => `: ${message}`)
        .join('');
    };
    const onPhase = ({ storyId, newPhase }: { storyId: string; newPhase: string }) => {
      if (storyId !== id || !['finished', 'errored'].includes(newPhase)) return;
      channel.off('storyRenderPhaseChanged', onPhase);
      // Storybook reports the error after the phase.
      setTimeout(() => {
        failures.forEach((event) => channel.off(event, onFailure));
        resolve(newPhase + failure);
      });
    };
    failures.forEach((event) => channel.on(event, onFailure));
    channel.on('storyRenderPhaseChanged', onPhase);
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
}

/** Runs in the page. Resolves when the docs page has rendered, before its stories. */
function readInPage(id: string): Promise<void> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  return new Promise((resolve) => {
    const onRendered = (rendered: string) => {
      if (rendered !== id) return;
      channel.off('docsRendered', onRendered);
      resolve();
    };
    channel.on('docsRendered', onRendered);
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'docs' });
  });
}

/** Runs in the page. Returns the last phase of every story on a docs page, or false while a story is playing. */
function endedPhases(): string[] | false {
  const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as { storyRenders: { phase: string }[] };
  const phases = preview.storyRenders.map(({ phase }) => phase);
  return phases.every((phase) => ['finished', 'errored', 'aborted'].includes(phase)) && phases;
}
