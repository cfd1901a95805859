import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { readSettings } from '../start/readSettings.mjs';
import { print, StartProblem } from '../start/steps.mjs';
import { openBackOffice } from './openBackOffice.mjs';
import { finalStatuses, takeStep } from './traceSteps.mjs';

/*
 * `npm run demo:progress`: simulates the back office of a running `npm start`. It moves on the traces of the newest
 * customer in the portal while their page is open. It prints numbers and statuses, no personal data.
 */

const usage = `
npm run demo:progress  simulates the back office of the product that npm start runs

From the environment:
  PORT, DATA_DIR  as npm start was given them
  DEMO_PAUSE      seconds between two steps (4)
`;

try {
  if (process.argv.length > 2) throw new StartProblem(usage);
  await run(readSettings([], process.env), readPause(process.env.DEMO_PAUSE));
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  console.error(`\n${error.message}\n`);
  process.exitCode = 1;
}

async function run(settings, seconds) {
  const office = await openBackOffice(settings);
  const traces = await findTraces(office);
  print(
    `${traces.length} ${traces.length === 1 ? 'trace moves' : 'traces move'} on. Watch the portal, or a trace's page.`,
  );
  for (const [index, id] of traces.entries()) {
    // Every other trace finds a pension, so that the demo shows both results.
    for (;;) {
      await pause(seconds * 1000);
      const status = await takeStep(office, id, index % 2 === 0);
      if (status === undefined) break;
      print(`Trace ${index + 1} of ${traces.length}: ${status}`);
      if (finalStatuses.includes(status)) break;
    }
  }
  print('Done. Add another trace in the portal to see it again.');
}

/** Returns up to two unfinished traces of the customer who created the newest one, oldest first. */
async function findTraces(office) {
  const profiles = await office.read('profiles', 'select=id,tags');
  const inPortal = new Set(profiles.filter(({ tags }) => tags.some((tag) => tag === 12 || tag === 13)).map(idOf));
  const traces = (await office.read('traces', 'select=id,user_id,status&order=created_date.asc')).filter((trace) =>
    inPortal.has(trace.user_id),
  );
  if (traces.length === 0) {
    throw new StartProblem(
      'No customer in the portal has a trace yet. Open the product, sign up and sign your authorisation, then run this again.',
    );
  }
  const customer = traces.at(-1).user_id;
  const open = traces.filter((trace) => trace.user_id === customer && !finalStatuses.includes(trace.status));
  if (open.length === 0) {
    throw new StartProblem(
      'Every trace of the newest customer is finished. Add another one in the portal, then run this again.',
    );
  }
  return open.slice(0, 2).map(idOf);
}

function idOf({ id }) {
  return id;
}

function readPause(text = '4') {
  const seconds = Number(text);
  if (text.trim() !== '' && seconds >= 0) return seconds;
  throw new StartProblem(`DEMO_PAUSE is ${text}, and should be a number of seconds.\n${usage}`);
}
