import { PensionTraceProvider, PersonalDetailsForm } from '@pension-trace/react';
import '@pension-trace/react/styles.css';
import { createMemoryAdapter } from '@pension-trace/react/memory';
import { createRoot } from 'react-dom/client';

const adapter = createMemoryAdapter('personal');
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');

createRoot(root).render(
  <PensionTraceProvider adapter={adapter}>
    <PersonalDetailsForm onCompleted={() => root.replaceChildren('Completed')} />
  </PensionTraceProvider>,
);
