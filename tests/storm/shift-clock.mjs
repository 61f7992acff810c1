// Loaded before the shop: moves the clock that it sees by the milliseconds in the file CLOCK_SHIFT, as somebody who
// sets the machine's clock does. Timers run on, as they do then; the database's clock stays where it is.
import { readFileSync } from 'node:fs';

const file = process.env.CLOCK_SHIFT;
let shift = 0;
const read = () => {
  try {
    shift = Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    // There is none before the first move.
  }
};
const { now } = Date;
globalThis.Date = new Proxy(Date, {
  construct: (RealDate, args) => new RealDate(...(args.length === 0 ? [now() + shift] : args)),
  get: (RealDate, name) => (name === 'now' ? () => now() + shift : Reflect.get(RealDate, name)),
});
read();
setInterval(read, 100).unref();
