import { describe } from 'vitest';
import { testViteProject } from './viteProject';

describe('a fresh Vite project with React 18.3, which warns', () => {
  const versions = { react: 'react18', 'react-dom': 'react-dom18' };
  testViteProject({ major: '18.3', versions, configFile: 'warnings.config.mjs', mostRequests: 70, files: [50, 70] });
});
