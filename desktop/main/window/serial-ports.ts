import type { BrowserWindow, Dialog, SerialPort, Session } from 'electron';
import { z } from 'zod';
import { readKeptJson, writeKeptJson } from '../kept-json.ts';
import type { Words } from '../words/words.ts';

/** More do not fit a dialog; nobody has so many scanners. */
const mostShown = 8;

/** By what a port is known again after a restart; its `portId` is another one then. */
const keptPort = z.object({
  portName: z.string(),
  vendorId: z.string().optional(),
  productId: z.string().optional(),
  serialNumber: z.string().optional(),
});
type KeptPort = z.output<typeof keptPort>;

const identityOf = ({ portName, productId, serialNumber, vendorId }: SerialPort): KeptPort => ({
  portName,
  vendorId,
  productId,
  serialNumber,
});

/** A scanner in another socket is the same one; without a number of its own it is known by its kind, else by its port. */
function isSame(kept: KeptPort, port: SerialPort): boolean {
  if (kept.vendorId === undefined) return kept.portName === port.portName;
  const { productId, serialNumber, vendorId } = port;
  return (
    kept.vendorId === vendorId && kept.productId === productId && kept.serialNumber === serialNumber
  );
}

const nameOf = ({ displayName, portName }: SerialPort): string =>
  displayName ? `${displayName} (${portName})` : portName;

interface Options {
  /** Where the chosen port is kept for the next start. */
  readonly file: string;
  readonly dialog: Pick<Dialog, 'showMessageBox'>;
  readonly words: () => Words;
}

export interface SerialPorts {
  /** Whether a page may take this port up without a question. */
  readonly isChosen: (port: SerialPort) => boolean;
  readonly watch: (session: Pick<Session, 'on'>, window: BrowserWindow) => void;
}

/**
 * Which port a page gets that asks for one: the person says so in a dialog of the main process, and nobody else. The one
 * that was chosen last is taken up again without a question, and no other: a scale on the next port stays unread.
 */
export function createSerialPorts({ dialog, file, words }: Options): SerialPorts {
  let kept = readKeptJson(file, keptPort);
  async function ask(window: BrowserWindow, ports: readonly SerialPort[]): Promise<string> {
    const { serial } = words();
    const isNone = ports.length === 0;
    const { response } = await dialog.showMessageBox(window, {
      type: isNone ? 'warning' : 'question',
      title: serial.title,
      message: isNone ? serial.none : serial.title,
      detail: isNone ? '' : serial.text,
      buttons: [...ports.map(nameOf), serial.cancel],
      cancelId: ports.length,
      noLink: true,
    });
    const chosen = ports[response];
    if (!chosen) return '';
    kept = identityOf(chosen);
    writeKeptJson(file, kept);
    return chosen.portId;
  }
  return {
    isChosen: (port) => kept !== null && isSame(kept, port),
    watch(session, window) {
      session.on('select-serial-port', (event, ports, contents, answer) => {
        event.preventDefault();
        if (window.isDestroyed() || contents !== window.webContents) return answer('');
        ask(window, ports.slice(0, mostShown)).then(answer, () => answer(''));
      });
    },
  };
}
