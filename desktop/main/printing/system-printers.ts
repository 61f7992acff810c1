import type { PaperToPrint, PrintOutcome, SystemPrinter } from '../../shared/bridge.ts';
import { failureKind, type Log } from '../log.ts';

/** A driver that asks its person something is waited for no longer. */
const longestMs = 25_000;

/** A page that shows one PDF and sends it to a printer (pdf-page.ts). */
export interface PrintPage {
  readonly show: (pdf: Uint8Array) => Promise<void>;
  /** Whether the system has taken it. */
  readonly print: (printer: string) => Promise<boolean>;
  readonly close: () => void;
}

interface Options {
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
  const { list, log, openPage, waitMs = longestMs } = options;
  let last: Promise<unknown> = Promise.resolve();
  async function printNow({ contents, printer }: PaperToPrint): Promise<PrintOutcome> {
    const known = await list();
    if (!known.some(({ name }) => name === printer)) return 'missing';
    const page = openPage();
    try {
      const sent = page.show(contents).then(() => page.print(printer));
      return (await within(sent, waitMs)) ? 'printed' : 'failed';
    } catch (error) {
      log.event('print-failed', { kind: failureKind(error) });
      return 'failed';
    } finally {
      page.close();
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
