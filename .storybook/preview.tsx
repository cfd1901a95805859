import '@fontsource-variable/atkinson-hyperlegible-next';
import '@pension-trace/react/styles.css';
import '../stories/foundations/brands.css';
import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { configureActions } from 'storybook/actions';
import { configure, getConfig } from 'storybook/test';
import { withoutNesting } from '../tests/withoutNesting';
import { pensionTraceLoader, withPensionTrace } from '../stories/withPensionTrace';
import { checkAccessibility } from './checkAccessibility';
import { chromaticModes } from './chromaticModes';
import { DocsPage } from './DocsPage';
import { propControls } from './propControls';
import { providerControls } from './providerControls';
import { theme } from './theme';
import { toolbar, toolbarDefaults } from './toolbar';
import { viewports } from './viewports';
import { withTheme } from './withTheme';

// The default of one second is too short for a slow machine.
configure({ asyncUtilTimeout: 30_000 });
// With a greater depth the Actions panel follows an event to the window, and Storybook warns.
configureActions({ depth: 1 });

/** Loads the font before the story renders. The browser only fetches a font once some text uses it. */
async function loadFonts() {
  await document.fonts.load("1rem 'Atkinson Hyperlegible Next Variable'");
  await document.fonts.ready;
  return {};
}

/** The docstring of a component, without the tag before its example. A journey has no component. */
function describe(component?: { __docgenInfo?: { description?: string } }) {
  return component?.__docgenInfo?.description?.replace('@example', '').replaceAll('@throws', 'Throws:');
}

const preview: Preview = {
  ...providerControls,
  argTypesEnhancers: [...providerControls.argTypesEnhancers, propControls],
  // Runs after Storybook's own beforeAll, which sets the wrapper.
  beforeAll() {
    configure({ eventWrapper: withoutNesting(getConfig().eventWrapper) });
  },
  tags: ['autodocs'],
  decorators: [withPensionTrace, withTheme],
  afterEach: checkAccessibility,
  loaders: [loadFonts, pensionTraceLoader],
  initialGlobals: toolbarDefaults,
  globalTypes: toolbar,
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    chromatic: { modes: chromaticModes },
    controls: { expanded: true },
    docs: { page: DocsPage, theme, extractComponentDescription: describe },
    // In the order of the customer's journey. Storybook parses this array from the source, so it must be a literal.
    options: {
      storySort: {
        order: [
          'Introduction',
          'Gallery',
          'Words',
          'Foundations',
          'Parts',
          'Access',
          [
            'Sign up',
            'Log in',
            'Second step',
            'Forgot password',
            'Expired link',
            'Reset password',
            'Marketing preferences',
            'Stop emails about news',
            'Top bar',
            'Loading',
            'Account not loaded',
            'Unexpected error',
          ],
          'Onboarding',
          [
            'Progress',
            'Personal details',
            'Own questions',
            'Address',
            'Reason',
            'Processing',
            'Not eligible',
            'Trace wizard',
            'Traces list',
            'Known pensions',
            'Add pension',
            'Pensions list',
            'Authorisation',
            'No next step',
          ],
          'Portal',
          [
            'Dashboard',
            'Tour',
            'Trace form',
            'Pension form',
            'Trace',
            'Pension',
            'Tasks',
            'Tracey',
            'Helpful links',
            'Documents',
            'Signed authorisation',
            'Support',
            'Guide',
            'Profile',
            'Addresses',
            'Notification settings',
            'Two-step sign-in',
            'Application cancelled',
          ],
          'Messages',
          'Journeys',
        ],
      },
    },
    viewport: {
      options: viewports,
    },
  },
};

export default preview;
