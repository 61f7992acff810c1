import pg from 'pg';
import type { Connection } from '../settings/connection.ts';

type TextParser = (text: string) => unknown;

const dateOid = 1082;
const int8Oid = 20;

/**
 * A date stays the text `YYYY-MM-DD` (the driver would make it midnight of the server's zone), and
 * a bigint becomes a number, or throws where it would lose digits.
 */
const types = {
  getTypeParser: (oid: number, format?: string): TextParser => {
    if (oid === dateOid) return (text) => text;
    if (oid === int8Oid) return parseInt8;
    // The driver's own table is untyped; each of its parsers takes the value's text.
    return pg.types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text') as TextParser;
  },
};

function parseInt8(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('bigint does not fit a number');
  return value;
}

/** Settings of one connection; the driver reads both forms. */
export const clientConfig = (connection: Connection, applicationName: string) => ({
  ...(typeof connection === 'string' ? { connectionString: connection } : connection),
  application_name: applicationName,
  keepAlive: true,
  connectionTimeoutMillis: 10_000,
  types,
});
