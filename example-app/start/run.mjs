import { join, resolve } from 'node:path';
import process from 'node:process';
import { buildApplication, planBuild } from './buildApplication.mjs';
import { bundleServer } from './bundleServer.mjs';
import { installPackages } from './installPackages.mjs';
import { claimPort } from './claimPort.mjs';
import { root, say, stopChildren } from './steps.mjs';
import { readSettings } from './readSettings.mjs';

/** Runs all of it, and keeps the process alive until it is told to end. */
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
      say(site ? 'Stopping' : 'Stopped');
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
    // Whichever of the two fails first tells why; the other must not fail unheard.
    build.catch(() => {});
    const { createSite } = await bundleServer('site/createSite');
    site = await createSite({
      distFolder: plan.distFolder,
      supabaseDir: join(root, 'supabase'),
      dataDir: resolve(settings.dataDir),
      cacheFolder: join(root, 'node_modules', '.cache', 'pension-trace'),
      siteUrl,
      isPublic: settings.isPublic,
      isFresh: settings.isFresh,
      databaseUrl: settings.databaseUrl,
      supabaseUrl: plan.supabaseUrl,
      frameSources: settings.frameSources,
      report: say,
    });
    await build;
    if (isStopping) return;
    claimed.serve(site);
    describe({ ...settings, siteUrl, supabaseUrl: plan.supabaseUrl });
  } catch (error) {
    if (isStopping) return;
    console.error(`\n${explain(error)}\n`);
    await stop(1);
  }
}

/** Errors that were raised on purpose are words for people; of any other, the place matters. */
function explain(error) {
  if (!(error instanceof Error)) return String(error);
  return ['FolderInUse', 'SetupProblem', 'StartProblem'].includes(error.name) ? error.message : error.stack;
}

function describe({ siteUrl, supabaseUrl, isPublic, databaseUrl, dataDir }) {
  const lines = [['Open', siteUrl]];
  if (supabaseUrl) lines.push(['Backend', supabaseUrl]);
  else {
    if (!isPublic) lines.push(['Mailbox', `${siteUrl}/mailbox (mails are shown here, none is sent)`]);
    if (databaseUrl) lines.push(['Database', 'the PostgreSQL that DATABASE_URL names']);
    lines.push(['Data', `${resolve(dataDir)} (npm run start:fresh begins anew)`]);
  }
  lines.push(['Stop', 'Ctrl+C']);
  console.log(`\n${lines.map(([name, text]) => `  ${name.padEnd(9)} ${text}`).join('\n')}\n`);
  if (isPublic && !supabaseUrl) {
    console.log(
      '  Others can reach this site, so its mailbox is closed: nobody gets the mails that reset a password.\n' +
        `  It believes to be open at ${siteUrl}; SITE_URL tells it otherwise.\n`,
    );
  }
}
