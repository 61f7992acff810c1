import type { Language } from '#core/market/market.ts';
import type { DeepLink } from './deep-link.ts';
import type { MenuCommand } from './menu-commands.ts';

export interface Versions {
  readonly app: string;
  readonly electron: string;
  readonly chrome: string;
  readonly node: string;
}

/** A scan that the server has not answered yet. Who made it is a number, never a name. */
export interface KeptScan {
  readonly operationId: string;
  readonly text: string;
  /** What it belongs to: a walk (`pick:7`), a packing desk. An older one is never sent to a newer. */
  readonly target: string;
  /** Other codes of its label that go with it in one call. */
  readonly also: readonly string[];
  /** What scans of one label share that are sent one after the other; null of all others. */
  readonly label: string | null;
  /** The account of whoever scanned. */
  readonly by: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Kinds of files that the dialogs offer. */
export const fileKinds = [
  'csv',
  'xlsx',
  'products',
  'invoice',
  'statement',
  'picture',
  'pdf',
  'cv',
  'xml',
  'ndjson',
  'json',
  'zpl',
  'isdoc',
  'zip',
] as const;
export type FileKind = (typeof fileKinds)[number];

export interface FileToSave {
  readonly kind: FileKind;
  /** Without a folder; the person chooses where it goes. */
  readonly suggestedName: string;
  readonly contents: string | Uint8Array;
}

export interface OpenedFile {
  readonly name: string;
  readonly contents: Uint8Array;
}

/** A printer that the system of this machine knows. */
export interface SystemPrinter {
  /** By which the system finds it. */
  readonly name: string;
  readonly displayName: string;
}

export interface PaperToPrint {
  /** A `name` of `printers`. */
  readonly printer: string;
  /** A PDF. */
  readonly contents: Uint8Array;
}

/** `missing`: the system does not know the printer any more. */
export type PrintOutcome = 'printed' | 'missing' | 'failed';

export type SaveOutcome = 'saved' | 'cancelled' | 'failed';
export type OpenOutcome = OpenedFile | 'cancelled' | 'too-large' | 'failed';

/** Whether the API answers; `retryInMs` counts from the moment of the message. */
export type Connection =
  { readonly state: 'online' } | { readonly state: 'lost'; readonly retryInMs: number };

/** Answers the function that stops listening. */
export type Listen<T> = (listener: (value: T) => void) => () => void;

/** What the page may ask of the machine, as `window.obmena`. Everything else goes over HTTP to the API. */
export interface Bridge {
  readonly versions: () => Promise<Versions>;
  readonly saveFile: (file: FileToSave) => Promise<SaveOutcome>;
  readonly openFile: (kind: FileKind) => Promise<OpenOutcome>;
  /** The link that started the program or came before anybody listened; asked once after sign-in. */
  readonly takeDeepLink: () => Promise<DeepLink | null>;
  readonly onDeepLink: Listen<DeepLink>;
  readonly onCommand: Listen<MenuCommand>;
  readonly connection: () => Promise<Connection>;
  readonly onConnection: Listen<Connection>;
  /** Asks the API at once instead of waiting for the next attempt. */
  readonly retryConnection: () => Promise<void>;
  /** Scans that waited for the server when the page or the program ended. */
  readonly keptScans: () => Promise<readonly KeptScan[]>;
  /** Replaces what is kept. */
  readonly keepScans: (scans: readonly KeptScan[]) => Promise<void>;
  readonly printers: () => Promise<readonly SystemPrinter[]>;
  /** Prints a PDF without a dialog; answers when the system has taken it, or has not. */
  readonly printPaper: (paper: PaperToPrint) => Promise<PrintOutcome>;
  /** The version that is downloaded and waits for a restart; null while there is none. */
  readonly updateReady: () => Promise<string | null>;
  readonly onUpdateReady: Listen<string>;
  /** Closes the window, unless unsaved work keeps it, and comes back in the new version. */
  readonly restartForUpdate: () => Promise<void>;
  readonly language: () => Promise<Language>;
  /** Language of the menu and the dialogs, remembered for the next start. */
  readonly setLanguage: (language: Language) => Promise<void>;
}

declare global {
  interface Window {
    readonly obmena: Bridge;
  }
}
