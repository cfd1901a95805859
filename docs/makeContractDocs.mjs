import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';

// `npm run docs:contracts`: writes docs/contracts.md and docs/openapi.json from src/backend/contracts, and
// docs/customer-events.md from src/domain/customerEvents.ts.
const load = async (file) => (await runnerImport(join(import.meta.dirname, file), { logLevel: 'error' })).module;
const write = (file, text) => writeFileSync(join(import.meta.dirname, file), text);
const contracts = await load('contractDocs.ts');
write('contracts.md', await contracts.contractsPage());
write('openapi.json', await contracts.openApi());
write('customer-events.md', await (await load('customerEventDocs.ts')).customerEventsPage());
