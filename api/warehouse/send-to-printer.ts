import { connect } from 'node:net';

/** The port at which label printers take raw formats; no other is ever dialled. */
const printerPort = 9100;
const longestMs = 4_000;

/**
 * Sends formats to a printer; false where it does not answer. Addresses of the house's own network are allowed on
 * purpose, as printers are there: the port is fixed, nothing is read back, and supervisors alone say where one is.
 */
export function sendToPrinter(printer: string, formats: string): Promise<boolean> {
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
    socket.once('connect', () => socket.end(formats, () => end(true)));
  });
}
