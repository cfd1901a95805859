import { existsSync, readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';

/**
 * Counts the processor time of the processes below this one. Playwright kills its browsers, whose processes then end
 * uncounted, so all are asked every second. Only Linux tells.
 *
 * @returns {() => number | undefined} Returns the seconds of user and system time until now.
 */
export function watchProcessor() {
  if (!existsSync('/proc/self/stat')) return () => undefined;
  /** The last known time of each process, by its number and start. */
  const known = new Map();

  function ask() {
    const running = new Map();
    for (const id of readdirSync('/proc')) if (/^\d+$/.test(id)) running.set(id, readTimes(id));
    for (const [id, times] of running) {
      if (times && isBelow(id, running)) known.set(`${id} ${times.start}`, times.own);
    }
  }

  setInterval(ask, 1000).unref();
  return () => {
    const asked = [...known.values()].reduce((total, own) => total + own, 0);
    return Math.round(Math.max(asked, readTimes('self').children) / 100);
  };
}

function isBelow(id, running) {
  const parent = running.get(id)?.parent;
  return parent === String(process.pid) || (parent !== undefined && isBelow(parent, running));
}

/** Times in hundredths of a second. Undefined for a process that has ended meanwhile. */
function readTimes(id) {
  let stat;
  try {
    stat = readFileSync(`/proc/${id}/stat`, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return undefined;
    throw error;
  }
  // The name, in brackets, may contain spaces. The first field after it is the third.
  const fields = stat.split(') ').at(-1).split(' ');
  const timeOf = (...places) => places.reduce((total, place) => total + Number(fields[place]), 0);
  return { parent: fields[1], own: timeOf(11, 12), children: timeOf(13, 14), start: fields[19] };
}
