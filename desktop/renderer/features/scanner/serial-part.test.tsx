import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { forgetSerial, resumeSerial } from '../../lib/scanner/serial-scanner.ts';
import type { SerialPort } from '../../lib/scanner/serial-port.ts';
import { ScannerScreen } from './scanner-screen.tsx';

/** A port of a double: what is sent goes to whoever reads, a pull of the cable ends it. */
class Port extends EventTarget implements SerialPort {
  readable: ReadableStream<Uint8Array> | null = null;
  isTaken = false;
  #controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  open = () => {
    if (this.isTaken) return Promise.reject(new Error('taken'));
    this.readable = new ReadableStream({ start: (one) => void (this.#controller = one) });
    return Promise.resolve();
  };
  close = () => {
    this.readable = null;
    return Promise.resolve();
  };
  forget = () => Promise.resolve();
  send = (text: string) => this.#controller?.enqueue(new TextEncoder().encode(text));
  pull = () => {
    this.readable = null;
    this.#controller?.error(new Error('gone'));
  };
}

/** `navigator.serial` with one port, which hangs on the machine or does not. */
function plug(port: Port) {
  const serial = Object.assign(new EventTarget(), {
    hangs: true,
    getPorts: () => Promise.resolve(serial.hangs ? [port] : []),
    requestPort: () => (serial.hangs ? Promise.resolve(port) : Promise.reject(new Error('none'))),
  });
  Object.defineProperty(navigator, 'serial', { value: serial, configurable: true });
  return serial;
}

afterEach(async () => {
  await act(() => forgetSerial());
});

const open = (language: 'cs' | 'ro' = 'cs') =>
  renderInOffice(<ScannerScreen />, {
    language,
    answer: () => ({ status: 200, body: { count: 0, results: [] } }),
  });
const said = () =>
  screen
    .getAllByRole('status')
    .map((one) => one.textContent.replaceAll('\u00a0', ' '))
    .join('\n');
const send = (port: Port, text: string) =>
  act(() => {
    port.send(text);
    return Promise.resolve();
  });

it('hears a scanner on a serial port beside the one that types, and takes it up again', async () => {
  const port = new Port();
  const serial = plug(port);
  const { user } = await open();
  expect(said()).toContain('Žádná není připojená.');
  await user.click(screen.getByRole('button', { name: 'Připojit sériovou čtečku' }));
  await waitFor(() => expect(said()).toContain('okno ji poslouchá'));
  await send(port, 'B-0042\r\n');
  await waitFor(() => expect(said()).toContain('Přepravka: B-0042'));
  await send(port, '40063813');
  await send(port, '33931\r');
  await waitFor(() => expect(said()).toContain('4006381333931'));
  serial.hangs = false;
  await act(() => {
    port.pull();
    return Promise.resolve();
  });
  await waitFor(() => expect(said()).toContain('Čtečka se odpojila.'));
  serial.hangs = true;
  act(() => void serial.dispatchEvent(new Event('connect')));
  await waitFor(() => expect(said()).toContain('okno ji poslouchá'));
  await send(port, 'B-0043\r');
  await waitFor(() => expect(said()).toContain('Přepravka: B-0043'));
});

it('is taken up when the office opens again, without a question', async () => {
  const port = new Port();
  plug(port);
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Připojit sériovou čtečku' }));
  await waitFor(() => expect(said()).toContain('okno ji poslouchá'));
  await act(() => resumeSerial());
  await send(port, 'B-0044\r');
  await waitFor(() => expect(said()).toContain('B-0044'));
});

it('says in Romanian that another program holds the port', async () => {
  const port = new Port();
  port.isTaken = true;
  plug(port);
  const { user } = await open('ro');
  await user.click(screen.getByRole('button', { name: 'Conectați un cititor serial' }));
  await waitFor(() => expect(said()).toContain('folosit de alt program'));
  await user.click(screen.getByRole('button', { name: 'Deconectați' }));
  await waitFor(() => expect(said()).toContain('Nu este conectat niciunul.'));
});
