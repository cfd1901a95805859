import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runnerImport } from 'vite';

// `npm run docs:contracts`: writes docs/contracts.md and docs/openapi.json from src/backend/contracts.
const { module } = await runnerImport(join(import.meta.dirname, 'contractDocs.ts'), { logLevel: 'error' });
writeFileSync(join(import.meta.dirname, 'contracts.md'), await module.contractsPage());
writeFileSync(join(import.meta.dirname, 'openapi.json'), await module.openApi());
