import { EventEmitter } from 'node:events';
import type { Readable, Writable } from 'node:stream';

type Params = Readonly<Record<string, unknown>>;
interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
  readonly sessionId?: string;
}
interface Waiting {
  readonly method: string;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** One target of Chromium, or the browser itself, over the DevTools protocol. */
export class DevToolsSession extends EventEmitter {
  readonly #send: (method: string, params: Params) => Promise<unknown>;
  constructor(send: (method: string, params: Params) => Promise<unknown>) {
    super();
    this.setMaxListeners(0);
    this.#send = send;
  }
  send<T = unknown>(method: string, params: Params = {}): Promise<T> {
    // The protocol's own documentation says what each method answers.
    return this.#send(method, params) as Promise<T>;
  }
}

/** The DevTools protocol over the pipe of `--remote-debugging-pipe`: JSON texts, each ended by a NUL. */
export class DevTools {
  readonly browser: DevToolsSession;
  readonly #out: Writable;
  readonly #waiting = new Map<number, Waiting>();
  readonly #sessions = new Map<string | undefined, DevToolsSession>();
  #lastId = 0;

  constructor(out: Writable, input: Readable) {
    this.#out = out;
    this.browser = this.session(undefined);
    // A browser that ended is noticed by its exit.
    out.on('error', () => undefined);
    const pieces: Buffer[] = [];
    input.on('data', (data: Buffer) => {
      let start = 0;
      for (let end = data.indexOf(0); end !== -1; end = data.indexOf(0, start)) {
        const text = Buffer.concat([...pieces.splice(0), data.subarray(start, end)]).toString();
        start = end + 1;
        // Chromium writes what Message describes.
        this.#receive(JSON.parse(text) as Message);
      }
      if (start < data.length) pieces.push(data.subarray(start));
    });
    input.on('close', () => {
      for (const { method, reject } of this.#waiting.values())
        reject(new Error(`${method}: closed`));
      this.#waiting.clear();
    });
  }

  session(id: string | undefined): DevToolsSession {
    const known = this.#sessions.get(id);
    if (known !== undefined) return known;
    const session = new DevToolsSession((method, params) => this.#ask(method, params, id));
    this.#sessions.set(id, session);
    return session;
  }

  #ask(method: string, params: Params, sessionId: string | undefined): Promise<unknown> {
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { method, resolve, reject });
      this.#out.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
  }

  #receive({ id, method, params, result, error, sessionId }: Message): void {
    if (id === undefined) {
      if (method !== undefined) this.#sessions.get(sessionId)?.emit(method, params);
      return;
    }
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error === undefined) waiting?.resolve(result);
    else waiting?.reject(new Error(`${waiting.method}: ${error.message}`));
  }
}
