import type {} from '#desktop/shared/bridge.ts';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const storageKey = 'obmena.printers';

/** Printers of this machine's own system, by their names there; null where none was chosen. */
export interface OwnPrinters {
  readonly labels: string | null;
  readonly documents: string | null;
}

const none: OwnPrinters = { labels: null, documents: null };

const nameOf = (read: unknown): string | null => (typeof read === 'string' ? read : null);

function kept(): OwnPrinters {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    if (typeof read !== 'object' || read === null) return none;
    const { documents, labels } = read as Record<string, unknown>; // its names are asked for
    return { labels: nameOf(labels), documents: nameOf(documents) };
  } catch {
    // What cannot be read is chosen anew.
    return none;
  }
}

const store = createStore<OwnPrinters>(kept);

export const useOwnPrinters = (): OwnPrinters => useStore(store);

/** Keeps a choice for this window, also for the next start of the program. */
export function chooseOwnPrinter(use: keyof OwnPrinters, name: string | null): void {
  store.setState({ [use]: name });
  localStorage.setItem(storageKey, JSON.stringify(store.getState()));
}

export const ownPrinters = (): OwnPrinters => store.getState();

/** Prints a PDF at a printer of this machine; throws nothing, says what came of it. */
export const printHere = (printer: string, contents: Uint8Array) =>
  window.obmena.printPaper({ printer, contents }).catch(() => 'failed' as const);

export const systemPrintersQuery = {
  queryKey: ['system-printers'],
  queryFn: () => window.obmena.printers(),
};
