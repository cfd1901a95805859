import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { usedOnPlugin } from './usedOn/usedOnPlugin.ts';

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  staticDirs: [
    // Has an empty list of pictures, which `npm run gallery:pictures` replaces in the build.
    './public',
    { from: '../example-app/public/favicon.svg', to: '/favicon.svg' },
    // Files for Figma, which the introduction links to.
    { from: '../tokens/exports', to: '/tokens' },
    // Storybook's frame cannot import a font.
    {
      from: '../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
      to: '/frame-font.woff2',
    },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), usedOnPlugin(fileURLToPath(new URL('..', import.meta.url)))],
    // Resolve the package's own name to its sources, as tsconfig.json does.
    resolve: { ...vite.resolve, tsconfigPaths: true },
    // For older browsers, Vite replaces `light-dark()`, and our themes then have no effect on it.
    build: { ...vite.build, cssTarget: ['chrome123', 'firefox121', 'safari17.5'] },
  }),
};

export default config;
