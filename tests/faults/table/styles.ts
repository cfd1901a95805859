import type { Fault } from '../Fault';

/** Faults in style sheets. */
export const stylesFaults: readonly Fault[] = [
  {
    name: 'nothing shows where the focus is',
    file: 'src/ui/reset.css',
    find: 'outline: var(--ptr-focus-width) solid var(--ptr-color-focus);',
    replace: 'outline: none;',
    owner: 'tests/ui/focusRing.test.tsx',
  },
  {
    name: 'a long previous name is wider than its page',
    file: 'src/features/personal-details/personal-details.css',
    find: '  min-width: 0;\n  overflow-wrap: anywhere;\n',
    replace: '',
    owner: 'stories/features/personal-details/PersonalDetailsForm.stories.tsx',
  },
  {
    name: 'errors are too pale to read',
    file: 'src/ui/Field.css',
    find: '  color: var(--ptr-color-danger);\n  font-weight',
    replace: '  color: var(--ptr-color-line);\n  font-weight',
    owner: 'stories/ui/TextField.stories.tsx',
  },
  {
    name: 'a busy button is smaller',
    file: 'src/ui/Button.css',
    find: '  visibility: hidden;',
    replace: '  display: none;',
    owner: 'stories/ui/Button.stories.tsx',
  },
  {
    name: 'animations ignore the setting of the device',
    file: 'src/ui/reset.css',
    find: '      animation: none !important;\n',
    replace: '',
    owner: 'tests/ui/mediaFeatures.mocked.test.tsx',
  },
  {
    name: 'a phone shows the row of tabs too',
    file: 'src/ui/Tabs.css',
    find: '.ptr-tabs__list {\n  display: none;\n}',
    replace: '.ptr-tabs__list {\n  display: flex;\n}',
    owner: 'tests/ui/Tabs.test.tsx',
  },
  {
    name: 'a long value is wider than its card',
    file: 'src/ui/DataRows.css',
    find: 'grid-template-columns: minmax(0, 1fr) auto;',
    replace: 'grid-template-columns: 1fr auto;',
    owner: 'tests/journeys/tracing/narrow.night.test.tsx',
    only: '/portal/profile fits',
  },
];
