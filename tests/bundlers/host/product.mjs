import '@pension-trace/react/styles.css';
import { PensionTracing } from '@pension-trace/react/product';
import { createMemoryAdapter } from '@pension-trace/react/memory';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const product = createElement(PensionTracing, { adapter: createMemoryAdapter(), config: { companyName: 'A Host' } });
createRoot(document.getElementById('root')).render(product);
