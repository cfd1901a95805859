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

function show(locale?: string) {
  const warnings: string[] = [];
  const { container } = render(
    <PensionTraceProvider
      adapter={createMemoryAdapter()}
      locale={locale}
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

  it('falls back to en-GB for an unknown tag and warns the developer once', () => {
    expect(show('zz').locale).toBe('en-GB');
    expect(show('zz').warnings).toHaveLength(1);
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
