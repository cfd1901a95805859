import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SignedAuthorisation } from '../../../src/features/signed-authorisation/SignedAuthorisation';
import { createMemoryAdapter } from '../../../src/memory';
import { renderWithAdapter } from '../../provider/renderWithAdapter';
import { payloadsOf } from '../payloadsOf';
import { readPdf } from './readPdf';

const saved = 'Your PDF has been saved to your downloads.';

describe('SignedAuthorisation', () => {
  it('makes the letter on demand, and caches nothing', async () => {
    const adapter = createMemoryAdapter('portal');
    const queryClient = new QueryClient();
    const files: File[] = [];
    renderWithAdapter(<SignedAuthorisation onFile={(file) => files.push(file)} />, adapter, { queryClient });
    expect(await screen.findByText('Signed on 16 February 2026')).toBeVisible();
    expect(payloadsOf(adapter, 'portal_signed_authorisation')).toEqual([]);

    await userEvent.dblClick(screen.getByRole('button', { name: /^Download as PDF/ }));
    expect(await screen.findByText(saved)).toBeVisible();
    expect(payloadsOf(adapter, 'portal_signed_authorisation')).toEqual([{ p_number: 1 }]);
    expect(files.map(({ name }) => name)).toEqual(['Authorisation 2026-02-16.pdf']);
    const { pages } = await readPdf(files[0] ?? new Blob());
    expect(pages.join(' ')).toContain('AB 123456 C');

    const kept = [queryClient.getQueryCache().getAll(), queryClient.getMutationCache().getAll()].flat();
    expect(kept.length).toBeGreaterThan(1);
    expect(JSON.stringify(kept.map(({ state }) => state))).not.toMatch(/AB ?123456|Hale|data:image/);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('AB123456');
  });

  it('saves the letter that the host creates', async () => {
    const onFile = vi.fn();
    const letter = new File(['A letter with a letterhead'], 'Letter 1.pdf', { type: 'application/pdf' });
    const makeLetter = vi.fn().mockRejectedValueOnce(new Error('The letter server is away.')).mockResolvedValue(letter);
    const adapter = createMemoryAdapter('portal');
    const { errors } = renderWithAdapter(<SignedAuthorisation onFile={onFile} />, adapter, { makeLetter });
    await userEvent.click(await screen.findByRole('button', { name: /^Download as PDF/ }));
    expect(await screen.findByText('Your PDF could not be made')).toBeVisible();
    expect(errors.map(({ message }) => message)).toEqual(['The letter server is away.']);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(saved)).toBeVisible();
    expect(onFile).toHaveBeenCalledExactlyOnceWith(letter);
    expect(makeLetter).toHaveBeenLastCalledWith({
      record: expect.objectContaining({ number: 1, signature: expect.stringMatching(/^data:image/) }),
      locale: 'en-GB',
      timeZone: 'Europe/London',
      isForInk: false,
    });
  });

  it('renders nothing and warns developers without portal_signed_authorisations', async () => {
    const adapter = createMemoryAdapter('portal', { without: ['portal_signed_authorisations'] });
    const warnings: string[] = [];
    const { container } = renderWithAdapter(<SignedAuthorisation />, adapter, {
      onWarning: (message) => warnings.push(message),
    });
    await waitFor(() =>
      expect(warnings).toEqual([
        'The backend has no procedure portal_signed_authorisations. Customers cannot download what they signed.',
      ]),
    );
    await waitFor(() => expect(container).toBeEmptyDOMElement());
  });

  it('makes a letter to sign in ink', async () => {
    const onFile = vi.fn();
    renderWithAdapter(<SignedAuthorisation onFile={onFile} />, createMemoryAdapter('portal'));
    await userEvent.click(await screen.findByRole('button', { name: /^Print to sign in ink/ }));
    expect(await screen.findByText(/Open it to print it, then sign and date it with a pen\./)).toBeVisible();
    expect(onFile).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ name: 'Authorisation 2026-02-16 to sign.pdf' }),
    );
  });

  it('saves a download without onFile', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      links.push({ name: this.download, href: this.href });
    });
    const links: { name: string; href: string }[] = [];
    renderWithAdapter(<SignedAuthorisation />, createMemoryAdapter('portal'));
    const download = await screen.findByRole('button', { name: /^Download as PDF/ });
    download.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByText(saved);
    click.mockRestore();
    expect(links).toEqual([{ name: 'Authorisation 2026-02-16.pdf', href: expect.stringMatching(/^blob:/) }]);
    const content = await (await fetch(links[0]?.href ?? '')).text();
    expect(content.startsWith('%PDF-')).toBe(true);
  });
});
