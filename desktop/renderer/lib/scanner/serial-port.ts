/** The part of Web Serial that a scanner needs (https://wicg.github.io/serial/); TypeScript does not know it yet. */
export interface SerialPort extends EventTarget {
  readonly readable: ReadableStream<Uint8Array> | null;
  readonly open: (options: { readonly baudRate: number }) => Promise<void>;
  readonly close: () => Promise<void>;
  readonly forget: () => Promise<void>;
}

export interface SerialPorts extends EventTarget {
  /** Ports that this page was given before and that hang on the machine now. */
  readonly getPorts: () => Promise<readonly SerialPort[]>;
  /** Asks the person, by the main process (desktop/main/window/serial-ports.ts); rejects where none was chosen. */
  readonly requestPort: () => Promise<SerialPort>;
}

/** Kept where the window was given a serial scanner. */
export const serialKey = 'obmena.serial';

declare global {
  interface Navigator {
    readonly serial?: SerialPorts;
  }
}
