import type { ServerResponse } from 'node:http';

/** Counts running requests and remembers whether the program is about to stop. */
export class Lifecycle {
  #running = 0;
  #stopping = false;
  readonly #waiting: (() => void)[] = [];

  get stopping(): boolean {
    return this.#stopping;
  }

  /** Counts a request until its answer is sent or its connection is gone. */
  follow(response: ServerResponse): void {
    this.#running += 1;
    response.once('close', () => {
      this.#running -= 1;
      if (this.#running === 0) for (const done of this.#waiting.splice(0)) done();
    });
  }

  /** New requests are refused from now on; settles when the running ones are through. */
  stop(): Promise<void> {
    this.#stopping = true;
    if (this.#running === 0) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
