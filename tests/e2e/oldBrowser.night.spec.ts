import * as journey from './journey';
import { expect, test } from './test';

test.describe('a browser of the baseline, Safari 15.0 and Chrome 100', () => {
  test.beforeEach(async ({ context }) => {
    await context.addInitScript(() => {
      const remove = (owner: object, ...names: string[]) => {
        for (const name of names) Reflect.deleteProperty(owner, name);
      };
      remove(globalThis, 'BroadcastChannel', 'structuredClone', 'CloseWatcher', 'scheduler', 'requestIdleCallback');
      remove(Navigator.prototype, 'locks');
      remove(AbortSignal, 'timeout', 'any');
      remove(AbortSignal.prototype, 'reason', 'throwIfAborted');
      remove(Response, 'json');
      remove(URL, 'canParse', 'parse');
      remove(Crypto.prototype, 'randomUUID');
      remove(Object, 'hasOwn', 'groupBy');
      remove(Promise, 'withResolvers', 'try');
      remove(Array, 'fromAsync');
      const newer = ['at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'with'];
      remove(Array.prototype, ...newer);
      remove(Object.getPrototypeOf(Uint8Array.prototype) as object, ...newer);
      remove(String.prototype, 'at', 'isWellFormed', 'toWellFormed');
      remove(Set.prototype, 'union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom');
      remove(HTMLElement.prototype, 'inert', 'popover', 'showPopover', 'hidePopover', 'togglePopover');
      remove(HTMLFormElement.prototype, 'requestSubmit');
      remove(Element.prototype, 'checkVisibility');
      remove(Document.prototype, 'startViewTransition');
    });
  });

  test('goes from the sign-up to the address', async ({ page, customer }) => {
    await journey.signUp(page, customer);
    await journey.givePersonalDetails(page);
    await expect(page.getByRole('heading', { name: 'Your Address' })).toBeVisible();
  });
});
