import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

const largestFile = 1_000_000;

/** What may be told of an event: codes and counts, never names, addresses, numbers of orders or texts of the page. */
type Details = Readonly<Record<string, string | number | boolean>>;

export interface Log {
  readonly event: (name: string, details?: Details) => void;
}

/**
 * One line of JSON an event, written before the call returns, because the next thing may be the end of the process.
 * A full file becomes `main.old.log`. A disk that refuses must not stop the work.
 */
export function createLog(folder: string, now: () => Date): Log {
  const file = join(folder, 'main.log');
  return {
    event(name, details = {}) {
      const line = `${JSON.stringify({ time: now().toISOString(), event: name, ...details })}\n`;
      try {
        mkdirSync(folder, { recursive: true });
        makeRoom(file);
        appendFileSync(file, line, { mode: 0o600 });
      } catch {
        return;
      }
    },
  };
}

function makeRoom(file: string): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > largestFile) renameSync(file, file.replace(/\.log$/, '.old.log'));
}

/** Kind of a failure without its message, which may quote an address or a file of the person. */
export function failureKind(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code: unknown = 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : error.name;
}
