import '@fontsource-variable/atkinson-hyperlegible-next';
import '@pension-trace/react/styles.css';
import './preview.css';
import type { Preview } from '@storybook/react-vite';
import { pensionTraceLoader, withPensionTrace } from '../stories/withPensionTrace';
import { checkOtherTheme } from './checkOtherTheme';
import { chromaticModes } from './chromaticModes';
import { withTheme } from './withTheme';

/** Loads the font before the story renders. The browser only fetches a font once some text uses it. */
async function loadFonts() {
  await document.fonts.load("1rem 'Atkinson Hyperlegible Next Variable'");
  await document.fonts.ready;
  return {};
}

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withPensionTrace, withTheme],
  afterEach: checkOtherTheme,
  loaders: [loadFonts, pensionTraceLoader],
  initialGlobals: { theme: 'light' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'system', title: 'As the device' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    chromatic: { modes: chromaticModes },
    controls: { expanded: true },
    options: { storySort: { order: ['Foundations', 'Parts', 'Screens', 'Journeys'] } },
    viewport: {
      options: {
        phone: { name: 'Phone, 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
      },
    },
  },
};

export default preview;
