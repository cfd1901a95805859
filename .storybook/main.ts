import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // The tour video of the example app.
  staticDirs: [{ from: '../example-app/public/tour', to: '/tour' }],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    // Resolve the package's own name to its sources, as tsconfig.json does.
    resolve: { ...vite.resolve, tsconfigPaths: true },
  }),
};

export default config;
