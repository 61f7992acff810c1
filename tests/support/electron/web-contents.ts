import { randomBytes } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import type { BrowserWindow } from './browser-window.ts';
import type { DevToolsSession } from './devtools.ts';
import type { Host } from './host.ts';
import { Menu, type PressedKey } from './menus.ts';
import { watchRequests } from './page-requests.ts';
import { makeCodec } from './page/codec.ts';
import { pageScript, preloadScript } from './page/page-scripts.ts';
import { emitPreventable } from './preventable.ts';

export interface WebPreferences {
  readonly preload?: string;
  readonly contextIsolation?: boolean;
  readonly sandbox?: boolean;
  readonly nodeIntegration?: boolean;
}

type WindowOpenHandler = (details: { readonly url: string }) => { readonly action: string };
type FromPage =
  | ({ readonly kind: 'key' } & PressedKey)
  | {
      readonly kind: 'invoke';
      readonly id: number;
      readonly channel: string;
      readonly text: string;
    };

const isolatedWorld = 'Electron Isolated Context';
const codec = makeCodec();
let lastId = 0;

/** `webContents` (https://www.electronjs.org/docs/latest/api/web-contents): one page of Chromium. */
export class WebContents extends EventEmitter {
  readonly id: number;
  readonly mainFrame: { readonly url: string };
  readonly #window: BrowserWindow;
  readonly #host: Host;
  readonly #preferences: WebPreferences;
  readonly #secret = `x${randomBytes(8).toString('hex')}`;
  readonly #worlds = new Set<number>();
  readonly #ready: Promise<DevToolsSession>;
  #windowOpenHandler: WindowOpenHandler | null = null;
  #target = '';
  #frame = '';
  #address = '';
  #asked: string | null = null;
  #isDestroyed = false;

  constructor(window: BrowserWindow, host: Host, preferences: WebPreferences) {
    super();
    this.setMaxListeners(0);
    const { contextIsolation = true, sandbox = true, nodeIntegration = false } = preferences;
    if (!contextIsolation || !sandbox || nodeIntegration) {
      throw new Error('The stand-in has isolated, sandboxed pages without Node only');
    }
    this.id = lastId += 1;
    this.#window = window;
    this.#host = host;
    this.#preferences = preferences;
    const address = () => this.#address;
    this.mainFrame = {
      get url() {
        return address();
      },
    };
    this.#ready = this.#begin();
    this.#ready.catch((error: unknown) => process.stderr.write(`stand-in: ${String(error)}\n`));
  }

  async #begin(): Promise<DevToolsSession> {
    const { browser } = this.#host.devTools;
    const { width, height } = this.#window.getBounds();
    const opened = { url: 'about:blank', newWindow: true, width, height };
    const { targetId } = await browser.send<{ targetId: string }>('Target.createTarget', opened);
    this.#target = targetId;
    this.#host.contents.set(targetId, this);
    const attached = { targetId, flatten: true };
    const { sessionId } = await browser.send<{ sessionId: string }>(
      'Target.attachToTarget',
      attached,
    );
    const session = this.#host.devTools.session(sessionId);
    this.#listen(session);
    const enable = ['Page.enable', 'Runtime.enable', 'Inspector.enable'];
    await Promise.all(enable.map((method) => session.send(method)));
    const { frameTree } = await session.send<{ frameTree: { frame: { id: string } } }>(
      'Page.getFrameTree',
    );
    this.#frame = frameTree.frame.id;
    await this.#fit(session);
    await this.#provideScripts(session);
    await watchRequests({
      session,
      contents: this,
      host: this.#host,
      mainFrame: () => this.#frame,
      asked: () => this.#asked,
    });
    return session;
  }

  async #provideScripts(session: DevToolsSession): Promise<void> {
    const binding = `${this.#secret}b`;
    const worldName = isolatedWorld;
    await session.send('Runtime.addBinding', { name: binding, executionContextName: worldName });
    const { preload } = this.#preferences;
    const code = preload === undefined ? '' : readFileSync(preload, 'utf8');
    const settings = { binding, receive: this.#secret };
    const onNewDocument = 'Page.addScriptToEvaluateOnNewDocument';
    await session.send(onNewDocument, { source: pageScript(this.#secret) });
    await session.send(onNewDocument, {
      source: preloadScript(this.#secret, settings, code),
      worldName,
    });
  }

  #listen(session: DevToolsSession): void {
    type Context = { context: { id: number; name: string } };
    session.on('Runtime.executionContextCreated', ({ context }: Context) => {
      if (context.name === isolatedWorld) this.#worlds.add(context.id);
    });
    session.on('Runtime.executionContextDestroyed', (gone: { executionContextId: number }) =>
      this.#worlds.delete(gone.executionContextId),
    );
    session.on('Runtime.executionContextsCleared', () => this.#worlds.clear());
    session.on('Runtime.bindingCalled', (call: { executionContextId: number; payload: string }) => {
      // The preload script's world posts nothing else.
      void this.#receive(session, call.executionContextId, JSON.parse(call.payload) as FromPage);
    });
    session.on(
      'Page.frameNavigated',
      ({ frame }: { frame: { url: string; parentId?: string } }) => {
        if (frame.parentId !== undefined) return;
        this.#address = this.#host.schemes.seen(frame.url);
        this.emit('did-navigate', {}, this.#address);
      },
    );
    session.on('Page.navigatedWithinDocument', ({ url }: { url: string }) => {
      this.#address = this.#host.schemes.seen(url);
    });
    session.on('Page.loadEventFired', () => {
      if (this.#address === 'about:blank') return;
      this.emit('did-finish-load');
      this.#window.emit('ready-to-show');
    });
    session.on('Inspector.targetCrashed', () => {
      this.#worlds.clear();
      this.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 1 });
    });
    session.on('Page.windowOpen', ({ url }: { url: string }) =>
      this.#windowOpenHandler?.({ url: this.#host.schemes.seen(url) }),
    );
  }

  async #receive(session: DevToolsSession, world: number, message: FromPage): Promise<void> {
    if (message.kind === 'key') {
      Menu.getApplicationMenu()?.press(message);
      return;
    }
    const { id, channel, text } = message;
    const event = { sender: this, senderFrame: this.mainFrame };
    let answer: readonly [boolean, string];
    try {
      const given = codec.decode(text) as unknown[]; // invoke encodes its list of arguments.
      answer = [true, codec.encode(await this.#host.ipcMain.answer(channel, event, given))];
    } catch (error) {
      answer = [false, String(error)];
    }
    await this.#tell(session, world, ['answer', String(id), ...answer]);
  }

  /** Calls the preload script's world, which may be gone by now. */
  async #tell(
    session: DevToolsSession,
    contextId: number,
    given: readonly unknown[],
  ): Promise<void> {
    const words = given.map((word) => JSON.stringify(word)).join(', ');
    const expression = `globalThis[${JSON.stringify(this.#secret)}](${words})`;
    await session.send('Runtime.evaluate', { contextId, expression }).catch(() => undefined);
  }

  send(channel: string, ...given: readonly unknown[]): void {
    const text = codec.encode(given);
    void this.#ready.then((session) => {
      for (const world of this.#worlds)
        void this.#tell(session, world, ['event', channel, true, text]);
    });
  }

  async loadURL(address: string): Promise<void> {
    const session = await this.#ready;
    await this.#host.sessions.tellChromium(this.#host.devTools.browser, this, address);
    const real = new URL(this.#host.schemes.real(address)).href;
    this.#asked = real;
    const loaded = new Promise((resolve) => session.once('Page.loadEventFired', resolve));
    const { errorText } = await session.send<{ errorText?: string }>('Page.navigate', {
      url: real,
    });
    if (errorText !== undefined) {
      this.#asked = null;
      const code = errorText === 'net::ERR_ABORTED' ? -3 : -2;
      this.emit('did-fail-load', {}, code, errorText, address, true);
      throw new Error(`${errorText} loading '${address}'`);
    }
    await loaded;
    this.#asked = null;
  }

  setWindowOpenHandler(handler: WindowOpenHandler): void {
    this.#windowOpenHandler = handler;
  }

  async executeJavaScript(expression: string): Promise<unknown> {
    const session = await this.#ready;
    const evaluation = { expression, awaitPromise: true, returnByValue: true };
    const { result } = await session.send<{ result: { value?: unknown } }>(
      'Runtime.evaluate',
      evaluation,
    );
    return result.value;
  }

  /**
   * Asks the page's beforeunload. Chromium would show a dialog that Playwright accepts by itself; Electron shows none
   * and emits `will-prevent-unload`, in which preventing the default means leaving after all.
   */
  async mayUnload(): Promise<boolean> {
    const left = await Promise.race([
      this.executeJavaScript(
        "window.dispatchEvent(new Event('beforeunload', { cancelable: true }))",
      ),
      // A page that hangs or crashed holds nobody up for ever.
      new Promise((resolve) => setTimeout(resolve, 2_000, true).unref()),
    ]).catch(() => true);
    return left !== false || !emitPreventable(this, 'will-prevent-unload');
  }

  forcefullyCrashRenderer(): void {
    // The answer never comes: there is nobody left to give it.
    void this.#ready.then((session) => session.send('Page.crash').catch(() => undefined));
  }

  async fit(): Promise<void> {
    await this.#fit(await this.#ready);
  }

  /** Makes the page, not Chromium's own frame, as large as the window was asked to be. */
  async #fit(session: DevToolsSession): Promise<void> {
    type Size = { width: number; height: number };
    const { windowId, bounds } = await session.send<{ windowId: number; bounds: Size }>(
      'Browser.getWindowForTarget',
    );
    const { cssVisualViewport: seen } = await session.send<{
      cssVisualViewport: { clientWidth: number; clientHeight: number };
    }>('Page.getLayoutMetrics');
    const asked = this.#window.getBounds();
    const width = bounds.width + asked.width - seen.clientWidth;
    const height = bounds.height + asked.height - seen.clientHeight;
    await session.send('Browser.setWindowBounds', { windowId, bounds: { width, height } });
  }

  getLastWebPreferences = (): WebPreferences => this.#preferences;
  getURL = (): string => this.#address;
  isDestroyed = (): boolean => this.#isDestroyed;
  close = (): void => this.#window.close();

  /** The window is gone; Chromium's page follows. */
  end(): void {
    this.#isDestroyed = true;
    this.emit('destroyed');
    this.#host.contents.delete(this.#target);
    void this.#host.devTools.browser
      .send('Target.closeTarget', { targetId: this.#target })
      .catch(() => undefined);
  }
}
