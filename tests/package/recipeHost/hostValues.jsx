import { createMemoryAdapter } from '@pension-trace/react/memory';
import { createRoot } from 'react-dom/client';

// The host's own values: the recipes use these names without declaring them.
const scenario = new URLSearchParams(location.search).get('scenario') ?? 'logged-out';
const customer = { id: 'customer-1', email: 'margaret@example.com', tags: [3] };
const myServer = {
  async saveReason() {
    customer.tags = [13];
    return { tags: customer.tags };
  },
};
const show = (element) => createRoot(document.getElementById('root')).render(element);

Object.assign(globalThis, { adapter: createMemoryAdapter(scenario), customer, myServer, show });
