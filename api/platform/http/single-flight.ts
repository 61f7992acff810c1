interface Made<T> {
  readonly value: T;
  /** False where the answer is its asker's alone. */
  readonly shared: boolean;
}

/**
 * Lets those who ask for the same thing at the same time wait for the first of them: a hundred
 * misses of one page render it once. What turns out to be one asker's own is made for each.
 */
export class SingleFlight<T> {
  readonly #running = new Map<string, Promise<Made<T>>>();

  async run(key: string, make: () => Promise<Made<T>>): Promise<T> {
    const running = this.#running.get(key);
    if (running) {
      const { value, shared } = await running;
      return shared ? value : (await make()).value;
    }
    const started = make().finally(() => this.#running.delete(key));
    this.#running.set(key, started);
    return (await started).value;
  }
}
