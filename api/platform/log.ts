import { pino, type Logger } from 'pino';
import type { Environment } from './settings/environment.ts';

const gatheredBytes = 4_096;
const longestWaitMs = 250;

/**
 * JSON lines on the standard output. They are gathered for a moment, because a system call for each
 * line costs a request more than its handler does; what is left is written at the end.
 */
export function createLog(level: Environment['logLevel']): Logger {
  const output = pino.destination({
    sync: false,
    minLength: gatheredBytes,
    periodicFlush: longestWaitMs,
  });
  return pino({ level, base: null }, output);
}
