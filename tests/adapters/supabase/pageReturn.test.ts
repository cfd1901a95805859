import { afterEach, describe, expect, it, vi } from 'vitest';
import { onPageReturn } from '../../../src/adapters/supabase/onPageReturn';

function openPage() {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const browser = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', browser);
  const show = (visibilityState: 'visible' | 'hidden') => {
    page.visibilityState = visibilityState;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { show, comeOnline: () => browser.dispatchEvent(new Event('online')) };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the return of the page', () => {
  it('is reported when the page becomes visible or online, not when it is hidden', () => {
    const page = openPage();
    const returned = vi.fn<() => void>();
    const end = onPageReturn(returned);
    page.show('hidden');
    expect(returned).not.toHaveBeenCalled();
    page.show('visible');
    expect(returned).toHaveBeenCalledTimes(1);
    page.comeOnline();
    expect(returned).toHaveBeenCalledTimes(2);
    end();
    page.show('visible');
    page.comeOnline();
    expect(returned).toHaveBeenCalledTimes(2);
  });

  it('is never reported outside a browser', () => {
    const returned = vi.fn<() => void>();
    onPageReturn(returned)();
    expect(returned).not.toHaveBeenCalled();
  });
});
