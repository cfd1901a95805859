import { join, resolve } from 'node:path';
import process from 'node:process';
import { buildApplication, planBuild } from './buildApplication.mjs';
import { bundleServer } from './bundleServer.mjs';
import { installPackages } from './installPackages.mjs';
import { claimPort } from './claimPort.mjs';
import { describe } from './describe.mjs';
import { root, print, stopChildren } from './steps.mjs';
import { readSettings } from './readSettings.mjs';

/** Starts everything, and keeps the process alive until it receives a signal to stop. */
export async function run() {
  let site;
  let server;
  let isStopping = false;

  async function stop(exitCode) {
    if (isStopping) process.exit(exitCode);
    isStopping = true;
    stopChildren();
    if (server) {
      const closed = new Promise((done) => server.close(done));
      server.closeIdleConnections();
      const patience = setTimeout(() => server.closeAllConnections(), 2_000);
      await closed;
      clearTimeout(patience);
    }
    await site?.close();
    process.exit(exitCode);
  }

  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      print(site ? 'Stopping' : 'Stopped');
      void stop(site ? 0 : 130);
    });
  }

  try {
    const settings = readSettings(process.argv.slice(2), process.env);
    const claimed = await claimPort(settings);
    server = claimed.server;
    await installPackages();

    const siteUrl = settings.siteUrl ?? `http://${settings.hostname}:${claimed.port}`;
    const plan = await planBuild();
    const build = buildApplication(plan);
    // Reports the first failure of the two; without a handler, the other would end the process.
    build.catch(() => {});
    const { createSite } = await bundleServer('site/createSite');
    site = await createSite({
      distFolder: plan.distFolder,
      supabaseDir: join(root, 'supabase'),
      dataDir: resolve(settings.dataDir),
      cacheFolder: join(root, 'node_modules', '.cache', 'pension-trace'),
      siteUrl,
      isMailboxPublic: settings.isMailboxPublic,
      isBehindProxy: settings.isBehindProxy,
      isFresh: settings.isFresh,
      databaseUrl: settings.databaseUrl,
      supabaseUrl: plan.supabaseUrl,
      frameSources: settings.frameSources,
      report: print,
    });
    await build;
    if (isStopping) return;
    claimed.serve(site);
    console.log(describe({ ...settings, siteUrl, supabaseUrl: plan.supabaseUrl, anonKey: site.anonKey }));
  } catch (error) {
    if (isStopping) return;
    console.error(`\n${messageOf(error)}\n`);
    await stop(1);
  }
}

/** Returns the message of a known problem, or the stack of any other error. */
function messageOf(error) {
  if (!(error instanceof Error)) return String(error);
  return ['FolderInUse', 'SetupProblem', 'StartProblem'].includes(error.name) ? error.message : error.stack;
}
