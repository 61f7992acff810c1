import { EventEmitter } from 'node:events';
import type { DevToolsSession } from './devtools.ts';
import type { Host } from './host.ts';
import { encodeSent, provideIsolatedWorld, type IsolatedWorld } from './isolated-world.ts';
import { Menu } from './menus.ts';
import { watchRequests } from './page-requests.ts';
import { emitPreventable } from './preventable.ts';

export interface WebPreferences {
  readonly preload?: string;
  readonly contextIsolation?: boolean;
  readonly sandbox?: boolean;
  readonly nodeIntegration?: boolean;
}

/** The window around a page. */
interface Surroundings extends EventEmitter {
  readonly getBounds: () => { readonly width: number; readonly height: number };
  readonly close: () => void;
}

type WindowOpenHandler = (details: { readonly url: string }) => { readonly action: string };
let lastId = 0;

/** `webContents` (https://www.electronjs.org/docs/latest/api/web-contents): one page of Chromium. */
export class WebContents extends EventEmitter {
  /** Every living page by Chromium's name of its target. */
  static readonly byTarget = new Map<string, WebContents>();
  readonly id: number;
  readonly mainFrame: { readonly url: string };
  readonly #window: Surroundings;
  readonly #host: Host;
  readonly #preferences: WebPreferences;
  readonly #ready: Promise<DevToolsSession>;
  /** Who really sends, whatever a test puts in the place of mainFrame. */
  readonly #ownFrame: { readonly url: string };
  #world: IsolatedWorld | null = null;
  #windowOpenHandler: WindowOpenHandler | null = null;
  #target = '';
  #frame = '';
  #address = '';
  #asked: string | null = null;
  #isDestroyed = false;

  constructor(window: Surroundings, host: Host, preferences: WebPreferences) {
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
    this.#ownFrame = {
      get url() {
        return address();
      },
    };
    this.mainFrame = this.#ownFrame;
    this.#ready = this.#begin();
    this.#ready.catch((error: unknown) => process.stderr.write(`stand-in: ${String(error)}\n`));
  }

  async #begin(): Promise<DevToolsSession> {
    const { browser } = this.#host.devTools;
    const { width, height } = this.#window.getBounds();
    const opened = { url: 'about:blank', newWindow: true, width, height };
    const { targetId } = await browser.send<{ targetId: string }>('Target.createTarget', opened);
    this.#target = targetId;
    WebContents.byTarget.set(targetId, this);
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
    this.#world = await provideIsolatedWorld({
      session,
      preload: this.#preferences.preload,
      pressed: (key) => Menu.getApplicationMenu()?.press(key),
      invoked: (channel, given) => {
        const event = { sender: this, senderFrame: this.#ownFrame };
        return this.#host.ipcMain.answer(channel, event, given);
      },
    });
    await watchRequests({
      session,
      contents: this,
      host: this.#host,
      mainFrame: () => this.#frame,
      asked: () => this.#asked,
    });
    return session;
  }

  #listen(session: DevToolsSession): void {
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
      this.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 1 });
    });
    session.on('Page.windowOpen', ({ url }: { url: string }) =>
      this.#windowOpenHandler?.({ url: this.#host.schemes.seen(url) }),
    );
  }

  send(channel: string, ...given: readonly unknown[]): void {
    const text = encodeSent(given);
    void this.#ready.then(() => this.#world?.send(channel, text));
  }

  async loadURL(address: string): Promise<void> {
    const session = await this.#ready;
    await this.#host.sessions.tellChromium(this.#host.devTools.browser, this, address);
    const real = new URL(this.#host.schemes.real(address)).href;
    this.#asked = real;
    const loaded = new Promise((resolve) => session.once('Page.loadEventFired', resolve));
    const { errorText } = await navigate(session, real);
    if (errorText !== undefined) {
      this.#asked = null;
      const code = errorText === 'net::ERR_ABORTED' ? -3 : -2;
      this.emit('did-fail-load', {}, code, errorText, address, true);
      throw new Error(`${errorText} loading '${address}'`);
    }
    await loaded;
    this.#asked = null;
  }

  reload(): void {
    void this.#ready.then((session) => session.send('Page.reload'));
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
    WebContents.byTarget.delete(this.#target);
    void this.#host.devTools.browser
      .send('Target.closeTarget', { targetId: this.#target })
      .catch(() => undefined);
  }
}

/** Chromium refuses while it still clears a crashed page away, which takes a busy machine seconds. */
async function navigate(
  session: DevToolsSession,
  url: string,
  attemptsLeft = 100,
): Promise<{ errorText?: string }> {
  try {
    return await session.send<{ errorText?: string }>('Page.navigate', { url });
  } catch (error) {
    if (attemptsLeft === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 100));
    return navigate(session, url, attemptsLeft - 1);
  }
}
