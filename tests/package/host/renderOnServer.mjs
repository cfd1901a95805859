import { PensionTraceProvider, PersonalDetailsForm } from '@pension-trace/react';
import { createMemoryAdapter } from '@pension-trace/react/memory';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const form = createElement(PersonalDetailsForm);
console.log(renderToString(createElement(PensionTraceProvider, { adapter: createMemoryAdapter('personal') }, form)));
