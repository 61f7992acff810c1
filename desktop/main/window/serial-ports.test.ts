import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserWindow, MessageBoxOptions, SerialPort, Session } from 'electron';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { wordsOf } from '../words/words-of.ts';
import { createSerialPorts } from './serial-ports.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'obmena-ports-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const port = (portId: string, more: Partial<SerialPort> = {}): SerialPort => ({
  portId,
  portName: `tty${portId}`,
  ...more,
});
const scanner = port('1', { displayName: 'Zebra DS', vendorId: '1504', productId: '4608' });
const scale = port('2');

/** A window that asks for a port, and a person who presses the button of a number. */
function start(language: 'cs' | 'ro' = 'cs', press = 0) {
  const shown: MessageBoxOptions[] = [];
  const showMessageBox = (_window: unknown, options: MessageBoxOptions) => {
    shown.push(options);
    return Promise.resolve({ response: press, checkboxChecked: false });
  };
  const session = new EventEmitter();
  const webContents = {};
  // A double of Electron's window: what is asked of it.
  const window = { isDestroyed: () => false, webContents } as unknown as BrowserWindow;
  const ports = createSerialPorts({
    file: join(folder, 'serial-port.json'),
    // The double of its one question.
    dialog: { showMessageBox } as Parameters<typeof createSerialPorts>[0]['dialog'],
    words: () => wordsOf(language),
  });
  // The double emits the one event.
  ports.watch(session as unknown as Session, window);
  const ask = (list: readonly SerialPort[], from: object = webContents) =>
    new Promise<string>((resolve) => {
      session.emit('select-serial-port', { preventDefault: () => undefined }, list, from, resolve);
    });
  return { ask, ports, shown };
}

it('gives the port that the person chose, and takes no other up by itself', async () => {
  const { ask, ports, shown } = start();
  expect(await ask([scanner, scale])).toBe('1');
  expect(shown).toMatchObject([{ buttons: ['Zebra DS (tty1)', 'tty2', 'Zrušit'], cancelId: 2 }]);
  expect([ports.isChosen(scanner), ports.isChosen(scale)]).toEqual([true, false]);
});

it('knows the scanner again after a restart and in another socket', async () => {
  await start().ask([scanner]);
  const { ports } = start();
  expect(ports.isChosen({ ...scanner, portId: '9', portName: 'tty9' })).toBe(true);
  expect(ports.isChosen({ ...scanner, vendorId: '1' })).toBe(false);
});

it('gives none to a page that is not the window, and none without an answer', async () => {
  const { ask, ports } = start('cs', 1);
  expect(await ask([scanner], {})).toBe('');
  expect(await ask([scanner])).toBe('');
  expect(ports.isChosen(scanner)).toBe(false);
});

it.each([
  ['cs', 'Žádný sériový port', 'Zrušit'],
  ['ro', 'Nu este conectat niciun port', 'Anulați'],
] as const)('says in %s that nothing is plugged in', async (language, message, cancel) => {
  const { ask, shown } = start(language);
  expect(await ask([])).toBe('');
  expect(shown).toMatchObject([
    // A matcher of vitest is typed any.
    { message: expect.stringContaining(message) as unknown, buttons: [cancel] },
  ]);
});
