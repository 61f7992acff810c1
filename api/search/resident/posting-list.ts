/** Slots of documents that have one word, in the order in which documents are looked at. */
export class PostingList {
  #slots = new Int32Array(2);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** The slot at a place, or -1 behind the last one. */
  at(place: number): number {
    return place < this.#length ? (this.#slots[place] ?? -1) : -1;
  }

  /** Adds a slot that comes behind all others. */
  append(slot: number): void {
    this.#makeRoom();
    this.#slots[this.#length] = slot;
    this.#length += 1;
  }

  /** `order` is negative where its first slot comes first; it knows all slots of the list. */
  insert(slot: number, order: (one: number, other: number) => number): void {
    this.#makeRoom();
    const place = this.#placeOf(slot, order);
    this.#slots.copyWithin(place + 1, place, this.#length);
    this.#slots[place] = slot;
    this.#length += 1;
  }

  remove(slot: number, order: (one: number, other: number) => number): void {
    const place = this.#placeOf(slot, order);
    if (this.at(place) !== slot) return;
    this.#slots.copyWithin(place, place + 1, this.#length);
    this.#length -= 1;
  }

  #makeRoom(): void {
    if (this.#length < this.#slots.length) return;
    const wider = new Int32Array(this.#slots.length * 2);
    wider.set(this.#slots);
    this.#slots = wider;
  }

  /** Where the slot stands or would stand. */
  #placeOf(slot: number, order: (one: number, other: number) => number): number {
    let low = 0;
    let high = this.#length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (order(this.at(middle), slot) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
