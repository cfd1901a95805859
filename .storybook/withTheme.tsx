import type { Decorator } from '@storybook/react-vite';

/**
 * Puts a story on the page's background and fixes the theme that the toolbar chose. A screen fills the page; a part
 * asks for space around it with `parameters: { page: 'padded' }`.
 */
export const withTheme: Decorator = (Story, { globals, parameters, viewMode }) => {
  const theme = String(globals.theme ?? 'system');
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.ptTheme;
  else root.dataset.ptTheme = theme;

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
