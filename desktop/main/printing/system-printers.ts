import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PaperToPrint, PrintOutcome, SystemPrinter } from '../../shared/bridge.ts';
import { failureKind, type Log } from '../log.ts';

/** A driver that asks its person something is waited for no longer. */
const longestMs = 25_000;

/** A page that shows one file and sends it to a printer (pdf-page.ts). */
export interface PrintPage {
  readonly show: (file: string) => Promise<void>;
  /** Whether the system has taken it. */
  readonly print: (printer: string) => Promise<boolean>;
  readonly close: () => void;
}

interface Options {
  /** Where a paper lies while it is printed; the system's folder for such files. */
  readonly folder: string;
  readonly list: () => Promise<readonly SystemPrinter[]>;
  readonly openPage: () => PrintPage;
  readonly log: Pick<Log, 'event'>;
  readonly waitMs?: number;
}

export interface SystemPrinters {
  readonly list: () => Promise<readonly SystemPrinter[]>;
  readonly print: (paper: PaperToPrint) => Promise<PrintOutcome>;
}

/** Prints at printers of the machine's own system, one paper after the other, without a dialog. */
export function createSystemPrinters(options: Options): SystemPrinters {
  const { folder, list, log, openPage, waitMs = longestMs } = options;
  let last: Promise<unknown> = Promise.resolve();
  async function printNow({ contents, printer }: PaperToPrint): Promise<PrintOutcome> {
    const known = await list();
    if (!known.some(({ name }) => name === printer)) return 'missing';
    const file = join(folder, `${randomUUID()}.pdf`);
    const page = openPage();
    try {
      await writeFile(file, contents, { mode: 0o600 });
      const sent = page.show(file).then(() => page.print(printer));
      return (await within(sent, waitMs)) ? 'printed' : 'failed';
    } catch (error) {
      log.event('print-failed', { kind: failureKind(error) });
      return 'failed';
    } finally {
      page.close();
      // Addresses stand on it.
      await rm(file, { force: true });
    }
  }
  return {
    list: async () => (await list()).map(({ displayName, name }) => ({ displayName, name })),
    print(paper) {
      const printed = last.then(() => printNow(paper));
      last = printed.catch(() => undefined);
      return printed;
    },
  };
}

function within(sent: Promise<boolean>, waitMs: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(false), waitMs);
    sent.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
