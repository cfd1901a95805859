import process from 'node:process';

/*
 * `node --import ./docs/shiftClock.mjs`: the process believes that it started at CLOCK, and so does the database in it.
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
