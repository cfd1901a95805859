import { PensionTracing } from '@pension-trace/react/product';
import '@pension-trace/react/styles.css';
import { createMemoryAdapter } from '@pension-trace/react/memory';
import { version } from 'react';
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');

root.dataset.react = version;
const adapter = createMemoryAdapter(window.location.search === '?traces' ? 'traces' : undefined);
createRoot(root).render(<PensionTracing adapter={adapter} config={{ companyName: 'A Host' }} />);
