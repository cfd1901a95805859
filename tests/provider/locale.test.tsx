import { render, screen } from '@testing-library/react';
import { useLocale } from 'react-aria/I18nProvider';
import { describe, expect, it } from 'vitest';
import { PensionTraceProvider } from '../../src/features/frame/PensionTraceProvider';
import { usePensionTrace } from '../../src/provider/PensionTraceContext';
import { createMemoryAdapter } from '../../src/testing';
import { Menu } from '../../src/ui';

function Locales() {
  return <p>{`${usePensionTrace().locale} ${useLocale().locale}`}</p>;
}

function show(locale?: string) {
  const warnings: string[] = [];
  const onWarning = (message: string) => warnings.push(message);
  const { container } = render(
    <PensionTraceProvider adapter={createMemoryAdapter()} locale={locale} onWarning={onWarning}>
      <Locales />
    </PensionTraceProvider>,
  );
  return { text: container.textContent, warnings };
}

describe('the locale', () => {
  it.each([
    [undefined, 'en-GB'],
    ['en-ie', 'en-IE'],
    ['de', 'de'],
  ])('%s is used as %s, by react-aria too', (locale, used) => {
    expect(show(locale)).toEqual({ text: `${used} ${used}`, warnings: [] });
  });

  it.each(['en_GB', '', 'zz', 'not a tag'])("falls back to en-GB for '%s' and warns the developer once", (locale) => {
    expect(show(locale)).toEqual({
      text: 'en-GB en-GB',
      warnings: [`The locale '${locale}' is unknown here. Using 'en-GB'.`],
    });
  });

  it("chooses react-aria's own words, whatever the browser's language", () => {
    render(
      <PensionTraceProvider adapter={createMemoryAdapter()} locale="fr">
        <Menu label="Compte" isOpen items={[{ id: 'profile', label: 'Profil' }]} onAction={() => undefined}>
          Margaret
        </Menu>
      </PensionTraceProvider>,
    );
    expect(screen.getAllByRole('button', { name: 'Rejeter' }).length).toBeGreaterThan(0);
  });
});
