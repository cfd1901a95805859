import type { Decorator } from '@storybook/react-vite';
import { showSettings } from './showSettings';
import { showTheme } from './showTheme';

/**
 * Renders a story on the page's background, in the theme, brand, text size, direction and contrast of the toolbar.
 *
 * A screen fills the page. A part sets `parameters: { page: 'padded' }` for space around it.
 */
export const withTheme: Decorator = (Story, { globals, parameters, viewMode }) => {
  showTheme(String(globals.theme ?? 'system'));
  showSettings(globals);

  const isPadded = parameters.page === 'padded';
  const brand = globals.brand === 'none' ? undefined : String(globals.brand);
  const isInDocs = viewMode === 'docs';
  return (
    <div className={isInDocs ? 'sb-docs-sample' : undefined}>
      <div className={isPadded ? 'ptr-root sb-page sb-page--padded' : 'ptr-root sb-page'} data-pt-brand={brand}>
        <Story />
      </div>
    </div>
  );
};
