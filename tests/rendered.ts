import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { browserArguments, findBrowser } from './findBrowser.mjs';

/** The timeout of a test in milliseconds. No test asserts a duration: the limit only ends tests that hang. */
export const patience = 120_000;

/** Resolves the package's own name to its sources, as tsconfig.json does. */
export const resolve = { tsconfigPaths: true };

export const failOnConsole = './tests/failOnConsole.ts';
export const withoutOwnerStacks = './tests/withoutOwnerStacks.ts';

const executablePath = findBrowser();
// A function: Vitest writes the project's name into the object, so each project needs its own.
export const inChromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  api: { host: '127.0.0.1' },
  viewport: { width: 1280, height: 960 },
  provider: playwright({
    launchOptions: { ...(executablePath === undefined ? {} : { executablePath }), args: browserArguments },
    // Without animations, an element is either visible or not.
    contextOptions: { viewport: { width: 1280, height: 960 }, locale: 'en-GB', reducedMotion: 'reduce' },
  }),
  instances: [{ browser: 'chromium' as const }],
});

// Vite reloads the page when it discovers a dependency late, which breaks the running test.
export const optimizeDeps = {
  entries: ['src/*.ts'],
  include: [
    'react',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    'react-dom',
    'react-dom/client',
    'react-dom/server',
    'react-router-dom',
    '@testing-library/react',
    '@testing-library/user-event',
    // The scan of the entries misses packages that only lazy modules import.
    '@supabase/supabase-js',
    '@guidepup/virtual-screen-reader',
    'driver.js',
    'html-to-image',
    'pdfjs-dist',
    'react-aria-components/Button',
    'react-aria-components/ComboBox',
    'react-aria-components/Dialog',
    'react-aria-components/Heading',
    'react-aria-components/I18nProvider',
    'react-aria-components/Input',
    'react-aria-components/ListBox',
    'react-aria-components/Menu',
    'react-aria-components/Modal',
    'react-aria-components/Popover',
    'react-aria-components/Tabs',
    'react-aria-components/slots',
    'react-aria/FocusScope',
    'react-aria/useKeyboard',
    'react-aria/useTabList',
    '@hookform/resolvers/zod',
    'react-hook-form',
    'zod',
    'zod/mini',
    'signature_pad',
  ],
};
export const server = { host: '127.0.0.1' };

/** A project whose tests render in Chromium. */
export function rendered(
  name: string,
  include: string[],
  test: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration {
  return {
    resolve,
    optimizeDeps,
    server,
    test: {
      name,
      include,
      testTimeout: patience,
      setupFiles: [withoutOwnerStacks, failOnConsole, './tests/cleanUpRendered.ts'],
      browser: inChromium(),
      ...test,
    },
  };
}
