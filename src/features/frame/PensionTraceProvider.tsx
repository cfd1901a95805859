import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import {
  PensionTraceProvider as HeadlessProvider,
  type PensionTraceProviderProps,
} from '../../provider/PensionTraceProvider';
import { usePensionTrace } from '../../provider/PensionTraceContext';

/**
 * Gives every screen and hook below it the backend, the texts, the rules, the clock and the navigation. The one of the
 * headless entry does the same without react-aria.
 */
export function PensionTraceProvider({ children, ...props }: PensionTraceProviderProps) {
  return (
    <HeadlessProvider {...props}>
      <AriaLocale>{children}</AriaLocale>
    </HeadlessProvider>
  );
}

/** Without it react-aria takes its own words, such as 'Dismiss', from the browser's language. */
function AriaLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={usePensionTrace().locale}>{children}</I18nProvider>;
}
