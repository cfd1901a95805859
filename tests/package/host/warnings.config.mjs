import process from 'node:process';
import host from './plain.config.mjs';

// React's development version, which warns.
process.env.NODE_ENV = 'development';
export default host;
