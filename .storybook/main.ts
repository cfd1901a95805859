import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import '../tokens/makeExports.mjs';
import { usedOnPlugin } from './usedOn/usedOnPlugin.ts';

/** Storybook capitalises each word of a name that it makes from an export. Other names stay as they are. */
function sentenceCase(name: string): string {
  const words = name.split(' ');
  if (!words.every((word) => /^[A-Z0-9]/.test(word))) return name;
  return words.map((word, index) => (index > 0 && /^[A-Z][a-z]*$/.test(word) ? word.toLowerCase() : word)).join(' ');
}

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) =>
        (await indexer.createIndex(file, options)).map((entry) => ({
          ...entry,
          ...(entry.name !== undefined && { name: sentenceCase(entry.name) }),
        })),
    })),
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
  // Storybook's own checklist for those who set it up.
  features: { sidebarOnboardingChecklist: false },
  typescript: {
    // react-docgen finds no props where TypeScript derives their type, as for every screen. Tests need no table.
    reactDocgen: process.env.VITEST === undefined && 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      include: ['src/**/*.tsx'],
      propFilter: ({ parent, declarations = [] }) =>
        (parent ? [parent] : declarations).every(({ fileName }) => !fileName.includes('node_modules')),
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      savePropValueAsString: true,
    },
  },
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
