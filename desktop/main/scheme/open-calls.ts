/**
 * Calls of the page that the API has not answered yet, by the names that the page gave them. Electron does not tell a
 * handler of a scheme that the page gave a call up before its answer began; the page says so itself.
 */
export class OpenCalls {
  readonly #open = new Map<string, AbortController>();

  /** The signal that ends a call; one without a name cannot be given up. */
  begin(name: string | null): AbortSignal | null {
    if (name === null) return null;
    const controller = new AbortController();
    this.#open.set(name, controller);
    return controller.signal;
  }

  /** The answer has begun: from here on its body is what is cancelled. */
  end(name: string | null): void {
    if (name !== null) this.#open.delete(name);
  }

  /** Ends a call at the API; says whether it was still open. */
  giveUp(name: string): boolean {
    const controller = this.#open.get(name);
    this.#open.delete(name);
    controller?.abort();
    return controller !== undefined;
  }
}
