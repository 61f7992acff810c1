/** What the system says where nobody listens, or the connection broke. */
const systemCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Ended by an operator or a crash, starting or recovering, out of connections, memory or room on its disk. */
const serverCodes = /^(?:08...|57P0[1-3]|53...|58030)$/;

/** What the driver says without a code; Knex puts the statement in front. */
const driverWords =
  /(?:^| - )(?:Connection terminated|Connection ended|Client has encountered a connection error|Client was closed|timeout expired|timeout exceeded when trying to connect|Query read timeout)/;

/** The database takes connections and answers nothing; nobody waits for it until it answers again. */
export class DatabaseHangs extends Error {
  override readonly name = 'DatabaseHangs';
  constructor() {
    super('the database does not answer');
  }
}

/**
 * Whether an error says that the database cannot be reached, so that nothing is wrong with what was
 * asked for: it may be asked again once the database is back.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseHangs) return true;
  // The models wrap what the database threw.
  const native: unknown = Reflect.get(error, 'nativeError');
  if (native instanceof Error) return isDatabaseAway(native);
  const code: unknown = Reflect.get(error, 'code');
  if (typeof code !== 'string') return driverWords.test(error.message);
  if (systemCodes.has(code) || serverCodes.test(code)) return true;
  // The socket of the embedded server is gone while it restarts.
  return code === 'ENOENT' && Reflect.get(error, 'syscall') === 'connect';
}
