interface Window {
  attempts: number;
  readonly endsAt: number;
}

/**
 * Counts attempts in windows of time in this process's memory: for calls that are too many and too
 * quick to be counted in the database. Several processes each count their own.
 */
export class WindowCounter {
  readonly #windows = new Map<string, Window>();
  readonly #most: number;

  constructor(most = 100_000) {
    this.#most = most;
  }

  /** Counts one attempt of a key, in a new window where the last one has ended. */
  count(key: string, now: Date, minutes: number): { attempts: number; windowEndsAt: Date } {
    const at = now.getTime();
    const kept = this.#windows.get(key);
    const isOpen = kept !== undefined && kept.endsAt > at;
    const window = isOpen ? kept : { attempts: 0, endsAt: at + minutes * 60_000 };
    window.attempts += 1;
    if (!isOpen) this.#keep(key, window, at);
    return { attempts: window.attempts, windowEndsAt: new Date(window.endsAt) };
  }

  #keep(key: string, window: Window, at: number): void {
    this.#windows.delete(key);
    this.#windows.set(key, window);
    if (this.#windows.size <= this.#most) return;
    for (const [other, { endsAt }] of this.#windows) {
      if (endsAt <= at) this.#windows.delete(other);
    }
    // Whoever floods it with keys pushes the oldest out, and is counted by the network all the same.
    for (const other of this.#windows.keys()) {
      if (this.#windows.size <= this.#most) return;
      this.#windows.delete(other);
    }
  }
}
