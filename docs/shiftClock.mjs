import process from 'node:process';

/*
 * `node --import ./docs/shiftClock.mjs`: shifts the clock of the process, and of the database in it, so that it starts at
 * CLOCK.
 */

const RealDate = Date;
const ahead = RealDate.parse(process.env.CLOCK ?? '') - RealDate.now();

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + ahead);
    else super(...parts);
  }

  static now() {
    return RealDate.now() + ahead;
  }
};
