import process from 'node:process';

/*
 * `npm start`: installs, builds and serves the example application with its embedded backend.
 * Import no package here: on the first run none is installed.
 */

const wanted = [20, 19];
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < wanted[0] || (major === wanted[0] && minor < wanted[1])) {
  console.error(
    `This needs Node.js ${wanted.join('.')} or newer, and you have ${process.versions.node}. See https://nodejs.org/.`,
  );
  process.exit(1);
}

const { run } = await import('./start/run.mjs');
await run();
