import { existsSync, readdirSync, readFileSync } from 'node:fs';

/**
 * Counts the processor time of this process's children and of all processes with a variable in their environment.
 * Playwright's browsers leave the process group and may end uncounted, so they are asked every second. Only Linux tells.
 *
 * @param {string} variable The variable, such as `STEP=browser`.
 * @returns {() => number | undefined} Returns the seconds of user and system time until now.
 */
export function watchProcessor(variable) {
  if (!existsSync('/proc/self/stat')) return () => undefined;
  /** The last known time of each process, by its number and start. */
  const known = new Map();

  function ask() {
    for (const id of readdirSync('/proc')) {
      if (!/^\d+$/.test(id)) continue;
      try {
        if (!readFileSync(`/proc/${id}/environ`, 'utf8').split('\0').includes(variable)) continue;
        const { own, start } = readTimes(id);
        known.set(`${id} ${start}`, own);
      } catch (error) {
        // It has ended meanwhile, or belongs to someone else.
        if (!['ENOENT', 'ESRCH', 'EACCES'].includes(error.code)) throw error;
      }
    }
  }

  setInterval(ask, 1000).unref();
  return () => {
    const asked = [...known.values()].reduce((total, own) => total + own, 0);
    return Math.round(Math.max(asked, readTimes('self').children) / 100);
  };
}

/** Times in hundredths of a second. */
function readTimes(id) {
  // The name, in brackets, may contain spaces. The first field after it is the third.
  const fields = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1).split(' ').map(Number);
  return { own: fields[11] + fields[12], children: fields[13] + fields[14], start: fields[19] };
}
