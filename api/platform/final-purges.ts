/** What a purge looks at in an answer. */
export interface Purgeable {
  readonly surrogateKeys: readonly string[];
  readonly path?: string;
}

interface FinalPurge {
  /** The one that it began. */
  readonly generation: number;
  readonly isMeant: (reply: Purgeable) => boolean;
}

/** As many as come while the slowest page is made. */
const mostKept = 200;

/** What staff have purged lately: it may be something that must not be seen, so an answer begun before is not kept. */
export class FinalPurges {
  #latest: FinalPurge[] = [];
  /** Of what began before this nothing is known. */
  #since = 0;

  add(purge: FinalPurge): void {
    this.#latest.push(purge);
    if (this.#latest.length > mostKept) this.#since = this.#latest.shift()?.generation ?? 0;
  }

  /** Purges up to here were perhaps not heard. */
  forget(generation: number): void {
    this.#latest = [];
    this.#since = generation;
  }

  /** Whether an answer that was begun in a generation is meant by any of them, or may be. */
  meet(reply: Purgeable, generation: number): boolean {
    return (
      generation < this.#since ||
      this.#latest.some((purge) => purge.generation > generation && purge.isMeant(reply))
    );
  }
}
