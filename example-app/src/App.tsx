import { PensionTraceProvider, type PensionTraceAdapter } from '@pension-trace/react';
import { useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { configuration, rules } from './configuration';
import { routes } from './routes';

/** The whole product: the library's screens under the routes of specification section 2.1. */
export function App({ adapter }: { adapter: PensionTraceAdapter }) {
  const [router] = useState(() => createBrowserRouter(routes));
  return (
    <PensionTraceProvider adapter={adapter} config={configuration} rules={rules}>
      <RouterProvider router={router} />
    </PensionTraceProvider>
  );
}
