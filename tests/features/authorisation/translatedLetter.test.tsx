import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../../../src/styles.css';
import { AuthorisationPad } from '../../../src/features/authorisation/AuthorisationPad';
import { captureRegion } from '../../../src/features/authorisation/captureRegion';
import { createMemoryAdapter } from '../../../src/memory';
import { renderWithAdapter } from '../../provider/renderWithAdapter';
import { translated, translatePage } from '../../translatePage';
import { payloadsOf } from '../payloadsOf';
import { drawOn } from './drawOn';
import { pixelsOf, smallPicture } from './pictures';
import { tickAll, typeName } from './signLetter';

const endings: (() => void)[] = [];
afterEach(() => endings.splice(0).forEach((end) => end()));

const title = 'Letter of authority';
const notice = 'This page has been translated. You sign the original words, not the translation.';
const inTranslation = (text: string) => screen.findByText(translated(text));

function renderLetter(captureScreenshot: (letter: HTMLElement) => Promise<string> = captureRegion) {
  const adapter = createMemoryAdapter('authorisation');
  const onCompleted = vi.fn();
  const capture = vi.fn(captureScreenshot);
  const { unmount } = renderWithAdapter(
    <AuthorisationPad captureScreenshot={capture} onCompleted={onCompleted} />,
    adapter,
  );
  const user = userEvent.setup({ delay: null });
  const evidence = () =>
    JSON.parse(
      adapter.calls.find(({ name }) => name === 'portal_authorisation')?.headers['X-Evidence'] ?? 'null',
    ) as unknown;
  return { unmount, adapter, capture, onCompleted, user, evidence };
}

type View = ReturnType<typeof renderLetter>;

/** A letter whose picture nobody looks at. */
const renderUnpictured = () => renderLetter(() => Promise.resolve(smallPicture));

const translate = () => endings.push(translatePage());

async function sign({ user, onCompleted }: View, method: 'draw' | 'type' = 'draw') {
  await screen.findByRole('heading', { name: title });
  if (method === 'draw') {
    await drawOn(await screen.findByRole('img', { name: /^Place for your signature/ }), [20, 40], [220, 120]);
  } else {
    await typeName(user);
  }
  await tickAll(user);
  return {
    async send(name = 'Complete Application') {
      await user.click(await screen.findByRole('button', { name }));
      await waitFor(() => expect(onCompleted).toHaveBeenCalled(), { timeout: 20_000 });
    },
  };
}

async function pictureOf({ adapter }: View) {
  const [payload] = payloadsOf(adapter, 'portal_authorisation') as { p_screenshot: string }[];
  return pixelsOf(payload?.p_screenshot ?? '');
}

/** The shadow roots that are attached from now on, closed ones too: extensions can open them. */
function watchShadowRoots(): ShadowRoot[] {
  const roots: ShadowRoot[] = [];
  const { attachShadow } = Element.prototype;
  const watch = vi.spyOn(Element.prototype, 'attachShadow').mockImplementation(function (this: Element, init) {
    const root = attachShadow.call(this, init);
    roots.push(root);
    return root;
  });
  endings.push(() => watch.mockRestore());
  return roots;
}

const dark = `
  :root { color-scheme: dark; --ptr-color-ink: #ddd; --ptr-color-surface: #181a1b; --darkreader-inline-color: #ddd }
  * { color: #ddd !important; -webkit-text-fill-color: #ddd !important; background: #181a1b !important;
    border-color: #222 !important }`;

/** Does what dark-mode extensions do: a style sheet, a constructed one, and inline colours. */
function makeDark(root: Document | ShadowRoot) {
  const style = document.createElement('style');
  style.textContent = dark;
  (root instanceof Document ? root.head : root).append(style);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(dark);
  root.adoptedStyleSheets.push(sheet);
  for (const element of root.querySelectorAll<HTMLElement>('p, label, h2')) {
    element.dataset.darkreaderInlineColor = '';
    element.style.setProperty('color', 'var(--darkreader-inline-color)', 'important');
  }
  endings.push(() => {
    style.remove();
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
  });
}

describe('a letter on a translated page', () => {
  it('gives the same picture, pixel for pixel, as on the original page', async () => {
    const plain = renderLetter();
    await (await sign(plain, 'type')).send();
    const before = await pictureOf(plain);
    expect(plain.evidence()).not.toHaveProperty('translated');
    plain.unmount();

    const view = renderLetter();
    // A hand does not draw the same line twice.
    const letter = await sign(view, 'type');
    translate();
    expect(await inTranslation(title)).toBeVisible();
    await letter.send(translated('Complete Application'));
    const after = await pictureOf(view);
    expect([after.width, after.height]).toEqual([before.width, before.height]);
    expect(after.data.every((value, index) => value === before.data[index])).toBe(true);
    expect(view.evidence()).toMatchObject({ method: 'typed', screenshot: 'taken', translated: true });
  });

  it('captures the original words, the ticks and the signature', async () => {
    const view = renderUnpictured();
    const letter = await sign(view);
    translate();
    await inTranslation(title);
    await letter.send(translated('Complete Application'));
    const [captured] = view.capture.mock.calls[0] ?? [];
    expect(captured).toHaveTextContent(title);
    expect(captured).toHaveTextContent('Please confirm you have read the following');
    const boxes = [...(captured?.querySelectorAll<HTMLInputElement>('input') ?? [])];
    expect(boxes.map(({ checked }) => checked)).toEqual([true, true]);
    expect(captured?.querySelector('img')?.src).toMatch(/^data:image\/png/);
    expect(document.querySelector('.ptr-letter-copy')?.shadowRoot).toBeNull();
  });

  it('says that the original words are signed, and shows them', async () => {
    const view = renderUnpictured();
    const letter = await sign(view);
    expect(screen.queryByText(notice)).toBeNull();
    translate();
    expect(await inTranslation(notice)).toBeVisible();
    await view.user.click(await screen.findByRole('button', { name: translated('Show the original') }));
    expect(await screen.findByRole('heading', { name: title })).toHaveFocus();
    expect(screen.getByText('Please confirm you have read the following')).toBeVisible();
    for (const box of screen.getAllByRole('checkbox')) expect(box).toBeChecked();
    await waitFor(() => expect(screen.queryByText(translated(notice))).toBeNull());
    await letter.send(translated('Complete Application'));
    expect(view.evidence()).not.toHaveProperty('translated');
  });

  it('leaves the name and the address of the signer as they are', async () => {
    const view = renderUnpictured();
    await sign(view);
    translate();
    await inTranslation(title);
    expect(screen.getByText('Mrs Margaret Hale')).toBeVisible();
    expect(screen.getByText('12 Sample Street, Sampleton, EX71 3AA')).toBeVisible();
    expect(screen.getAllByText('Margaret Thornton')).toHaveLength(2);
  });

  it('says so for new words that the page does not show', async () => {
    const view = renderUnpictured();
    const letter = await sign(view);
    const words = screen.getByText(/^I authorise Lantern Pension Tracing to keep/);
    // An extension's change, without wrapping.
    words.textContent = 'I authorise nothing.';
    expect(await screen.findByText(notice)).toBeVisible();
    await letter.send();
    expect(view.evidence()).toMatchObject({ translated: true });
  });
});

describe('the copy of a letter', () => {
  it('gives the same picture, pixel for pixel, on a page that an extension makes dark, also in its shadow root', async () => {
    const plain = renderLetter();
    await (await sign(plain, 'type')).send();
    const before = await pictureOf(plain);
    // The lower edge of the signature, which is the last of the letter.
    const edge = Array.from(
      { length: 4 },
      (_, line) => (before.height - 23 - line) * before.width * 4 + before.width * 2,
    );
    expect(Math.min(...edge.map((at) => before.data[at] ?? 255))).toBeLessThan(60);
    plain.unmount();

    const roots = watchShadowRoots();
    makeDark(document);
    const view = renderLetter();
    const letter = await sign(view, 'type');
    for (const root of roots) makeDark(root);
    await letter.send();
    expect(view.evidence()).toMatchObject({ screenshot: 'taken' });
    const after = await pictureOf(view);
    expect([after.width, after.height]).toEqual([before.width, before.height]);
    expect(after.data.every((value, index) => value === before.data[index])).toBe(true);
    expect(view.evidence()).not.toHaveProperty('faint');
  });

  it('loads no style sheet and no font, which could keep it waiting', async () => {
    const roots = watchShadowRoots();
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = '/of-another-site.css';
    document.head.append(link);
    endings.push(() => link.remove());
    const fetched = vi.spyOn(window, 'fetch');
    endings.push(() => fetched.mockRestore());
    const view = renderLetter();
    await (await sign(view)).send();
    expect(view.evidence()).toMatchObject({ screenshot: 'taken' });
    expect(roots.flatMap((root) => [...root.querySelectorAll('link, style'), ...root.adoptedStyleSheets])).toEqual([]);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('is not in the way of the keyboard and of screen readers', async () => {
    await sign(renderLetter());
    const copy = document.querySelector('.ptr-letter-copy');
    expect(copy).toHaveAttribute('inert');
    expect(copy).toHaveAttribute('aria-hidden', 'true');
    expect(copy?.getBoundingClientRect().height).toBe(0);
  });
});
