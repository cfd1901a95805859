import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ProfileMenu } from '../../src/features/frame/ProfileMenu';
import { usePensionTrace } from '../../src/provider/PensionTraceContext';
import { PensionTraceProvider } from '../../src/provider/PensionTraceProvider';
import { createMemoryAdapter } from '../../src/memory';

function Locale() {
  return <p>{usePensionTrace().locale}</p>;
}

function show(locale?: string, months?: readonly string[]) {
  const warnings: string[] = [];
  const { container } = render(
    <PensionTraceProvider
      adapter={createMemoryAdapter()}
      locale={locale}
      messages={months && { shared: { months } }}
      onWarning={(message) => warnings.push(message)}
    >
      <Locale />
    </PensionTraceProvider>,
  );
  return { locale: container.textContent, warnings };
}

describe('the locale', () => {
  it.each([
    [undefined, 'en-GB'],
    ['en-ie', 'en-IE'],
    ['de', 'de'],
  ])('%s is used as %s', (locale, used) => {
    expect(show(locale)).toEqual({ locale: used, warnings: [] });
  });

  it.each(['en_GB', '', 'zz', 'not a tag'])("falls back to en-GB for '%s' and warns the developer once", (locale) => {
    expect(show(locale)).toEqual({
      locale: 'en-GB',
      warnings: [`The locale '${locale}' is unknown here. Using 'en-GB'.`],
    });
  });

  it('falls back without a warning when the texts include months', () => {
    expect(show('zz', ['Ionawr'])).toEqual({ locale: 'en-GB', warnings: [] });
  });

  it("sets the language of react-aria, whatever the browser's language", async () => {
    render(
      <PensionTraceProvider adapter={createMemoryAdapter()} locale="fr">
        <ProfileMenu name="Margaret" onLogOut={() => undefined} early={undefined} onEarlyUse={() => undefined} />
      </PensionTraceProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Margaret' }));
    expect(screen.getAllByRole('button', { name: 'Rejeter' }).length).toBeGreaterThan(0);
  });
});
