import type { Decorator } from '@storybook/react-vite';
import { showTheme } from './showTheme';

/**
 * Renders a story on the page's background, in the theme of the toolbar. A screen fills the page. A part sets
 * `parameters: { page: 'padded' }` for space around it.
 */
export const withTheme: Decorator = (Story, { globals, parameters, viewMode }) => {
  showTheme(String(globals.theme ?? 'system'));

  const isPadded = parameters.page === 'padded';
  const isInDocs = viewMode === 'docs';
  return (
    <div className={isInDocs ? 'sb-docs-sample' : undefined}>
      <div className={isPadded ? 'ptr-root sb-page sb-page--padded' : 'ptr-root sb-page'}>
        <Story />
      </div>
    </div>
  );
};
