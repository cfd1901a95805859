import '@pension-trace/react/styles.css';
import { PensionTraceProvider, PersonalDetailsForm } from '@pension-trace/react';
import { createMemoryAdapter } from '@pension-trace/react/memory';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

const adapter = createMemoryAdapter('personal');
const screen = createElement(PensionTraceProvider, { adapter }, createElement(PersonalDetailsForm));
createRoot(document.getElementById('root')).render(screen);
