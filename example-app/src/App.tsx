import { PensionTraceProvider, type PensionTraceAdapter } from '@pension-trace/react';
import { RouterProvider, type RouterProviderProps } from 'react-router-dom';
import { configuration, rules } from './configuration';

interface AppProps extends Pick<RouterProviderProps, 'router'> {
  adapter: PensionTraceAdapter;
}

/** The whole product: the library's screens under the routes of specification section 2.1. */
export function App({ adapter, router }: AppProps) {
  return (
    <PensionTraceProvider adapter={adapter} config={configuration} rules={rules}>
      <RouterProvider router={router} />
    </PensionTraceProvider>
  );
}
