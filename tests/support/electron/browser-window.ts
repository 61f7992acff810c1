import { EventEmitter } from 'node:events';
import { emitPreventable } from './preventable.ts';
import type { Host } from './host.ts';
import { WebContents, type WebPreferences } from './web-contents.ts';

interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface WindowOptions extends Partial<Bounds> {
  readonly title?: string;
  readonly show?: boolean;
  readonly webPreferences?: WebPreferences;
}

type State = 'normal' | 'maximized' | 'minimized';

/** `BrowserWindow` (https://www.electronjs.org/docs/latest/api/browser-window): a page of Chromium without a frame. */
export class BrowserWindow extends EventEmitter {
  static host: Host;
  /** Every open window by its id. */
  static readonly windows = new Map<number, BrowserWindow>();
  readonly id: number;
  readonly webContents: WebContents;
  #bounds: Bounds;
  #title: string;
  #state: State = 'normal';
  #isVisible: boolean;
  #isDestroyed = false;

  constructor(options: WindowOptions = {}) {
    super();
    if (!BrowserWindow.host.app.isReady()) {
      throw new Error('Cannot create BrowserWindow before app is ready');
    }
    const { x = 0, y = 0, width = 800, height = 600 } = options;
    this.#bounds = { x, y, width, height };
    this.#title = options.title ?? BrowserWindow.host.app.getName();
    this.#isVisible = options.show !== false;
    this.webContents = new WebContents(this, BrowserWindow.host, options.webPreferences ?? {});
    this.id = this.webContents.id;
    BrowserWindow.windows.set(this.id, this);
    BrowserWindow.host.app.emit('web-contents-created', {}, this.webContents);
  }

  static getAllWindows(): readonly BrowserWindow[] {
    return [...BrowserWindow.windows.values()];
  }

  static fromWebContents(contents: WebContents): BrowserWindow | null {
    return BrowserWindow.getAllWindows().find((window) => window.webContents === contents) ?? null;
  }

  loadURL(address: string): Promise<void> {
    return this.webContents.loadURL(address);
  }

  getBounds(): Bounds {
    return { ...this.#bounds };
  }

  getNormalBounds(): Bounds {
    return { ...this.#bounds };
  }

  setBounds(bounds: Partial<Bounds>): void {
    this.#bounds = { ...this.#bounds, ...bounds };
    void this.webContents.fit();
  }

  getTitle(): string {
    return this.#title;
  }

  setTitle(title: string): void {
    this.#title = title;
  }

  #change(state: State, event: string): void {
    this.#state = state;
    this.emit(event);
  }

  maximize = (): void => this.#change('maximized', 'maximize');
  minimize = (): void => this.#change('minimized', 'minimize');
  restore = (): void => this.#change('normal', 'restore');
  isMaximized = (): boolean => this.#state === 'maximized';
  isMinimized = (): boolean => this.#state === 'minimized';
  isVisible = (): boolean => this.#isVisible;
  isDestroyed = (): boolean => this.#isDestroyed;

  show(): void {
    this.#isVisible = true;
    this.emit('show');
    this.focus();
  }

  focus(): void {
    this.emit('focus');
  }

  close(): void {
    void this.requestClose();
  }

  /** The window's close event first, then the page's beforeunload; true when the window is gone. */
  async requestClose(): Promise<boolean> {
    if (this.#isDestroyed) return true;
    if (!emitPreventable(this, 'close')) return false;
    if (!(await this.webContents.mayUnload())) return false;
    this.destroy();
    return true;
  }

  destroy(): void {
    if (this.#isDestroyed) return;
    this.#isDestroyed = true;
    const { windows, host } = BrowserWindow;
    const { app } = host;
    windows.delete(this.id);
    this.webContents.end();
    this.emit('closed');
    if (windows.size > 0 || app.isQuitting()) return;
    if (!app.emit('window-all-closed')) app.quit();
  }
}
