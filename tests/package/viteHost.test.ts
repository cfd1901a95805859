import { describe } from 'vitest';
import { testViteProject } from './viteProject';

describe('a fresh Vite project with React 19', () => {
  testViteProject({ major: '19', configFile: 'grouped.config.mjs', mostRequests: 20, files: [10, 20] });
});
