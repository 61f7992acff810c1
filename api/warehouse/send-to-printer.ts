import { connect } from 'node:net';

/** The port at which printers take what is sent to them as it is: formats of labels, PDF. No other is ever dialled. */
const printerPort = 9100;
const longestMs = 4_000;

/**
 * Sends what a printer prints; false where it does not answer. Addresses of the house's own network are allowed on
 * purpose, as printers are there: the port is fixed, nothing is read back, and supervisors alone say where one is.
 */
export function sendToPrinter(printer: string, contents: string | Uint8Array): Promise<boolean> {
  const host = printer.replace(/:\d+$/, '');
  return new Promise((settle) => {
    const socket = connect({ host, port: printerPort });
    const end = (isSent: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      settle(isSent);
    };
    const timer = setTimeout(() => end(false), longestMs);
    socket.once('error', () => end(false));
    socket.once('connect', () => socket.end(contents, () => end(true)));
  });
}
