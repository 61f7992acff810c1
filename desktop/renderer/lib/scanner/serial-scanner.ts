import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import {
  closeScan,
  closesAt,
  decodeKey,
  nothingTyped,
  type Decoded,
} from '#core/warehouse/decode-scan.ts';
import { serialSettings, serialStrokes } from '#core/warehouse/serial-strokes.ts';
import { scannerSettings } from './scanner-settings.ts';
import { serialKey, type SerialPort } from './serial-port.ts';
import { hearCode } from './use-scanner.ts';

/** What USB-CDC passes over in silence and a scanner with a real cable is set to by its maker. */
const baudRate = 9_600;

/** `lost`: it was chosen and does not hang on the machine; it is taken up again by itself once it does. */
export type SerialState = 'none' | 'on' | 'lost' | 'refused';

const store = createStore<{ readonly state: SerialState }>(() => ({ state: 'none' }));
const say = (state: SerialState) => store.setState({ state });

export const useSerialState = (): SerialState => useStore(store, ({ state }) => state);

let port: SerialPort | null = null;
let reader: ReadableStreamDefaultReader<Uint8Array> | null = null;
let isWatching = false;

/** Decodes what comes by the same rules as keys, and passes each code on to whoever hears scans. */
function decoder(): (text: string) => void {
  let state = nothingTyped;
  let from = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settings = () => serialSettings(scannerSettings());
  const take = (decoded: Decoded, to: number) => {
    ({ state } = decoded);
    if (decoded.scan !== null) hearCode({ text: decoded.scan, from, to });
  };
  return (text) => {
    const at = performance.now();
    for (const stroke of serialStrokes(text, at)) {
      const decoded = decodeKey(state, stroke, settings());
      if (decoded.begins) from = at;
      take(decoded, at);
    }
    clearTimeout(timer);
    const due = closesAt(state, settings());
    if (due === null) return;
    timer = setTimeout(() => {
      const now = Math.max(due, performance.now());
      take(closeScan(state, now, settings()), at);
    }, due - at);
  };
}

/** Reads until the port is gone or closed. A reader that failed by noise is opened anew, as Web Serial asks for. */
async function listen(opened: SerialPort): Promise<void> {
  const decode = decoder();
  const toText = new TextDecoder('latin1');
  while (opened.readable && port === opened) {
    reader = opened.readable.getReader();
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        decode(toText.decode(value));
      }
    } catch {
      // Noise on the line; a port that is gone has no `readable` any more and ends the walk.
    } finally {
      reader.releaseLock();
    }
  }
}

async function open(chosen: SerialPort): Promise<void> {
  await close();
  try {
    await chosen.open({ baudRate });
  } catch {
    // Another program holds it.
    say('refused');
    return;
  }
  port = chosen;
  say('on');
  void listen(chosen).finally(() => {
    if (port !== chosen) return;
    port = null;
    say('lost');
  });
}

async function close(): Promise<void> {
  const closing = port;
  port = null;
  if (!closing) return;
  await reader?.cancel().catch(nothing);
  await closing.close().catch(nothing);
}

const nothing = () => undefined;

async function takeUp(): Promise<void> {
  if (port || localStorage.getItem(serialKey) === null) return;
  const [known] = (await navigator.serial?.getPorts()) ?? [];
  if (known) await open(known);
  else say('lost');
}

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  navigator.serial?.addEventListener('connect', () => void takeUp());
}

/** Takes the scanner up that this window was given before; one that is plugged in later is taken up then. */
export async function resumeSerial(): Promise<void> {
  watch();
  await takeUp();
}

/** Lets the person choose a serial scanner for this window; to be called by a press. */
export async function chooseSerial(): Promise<void> {
  const chosen = await navigator.serial?.requestPort().catch(() => null);
  if (!chosen) return;
  localStorage.setItem(serialKey, 'on');
  watch();
  await open(chosen);
}

/** This window has no serial scanner any more. */
export async function forgetSerial(): Promise<void> {
  localStorage.removeItem(serialKey);
  const former = port;
  await close();
  await former?.forget().catch(nothing);
  say('none');
}
