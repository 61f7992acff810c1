/** Slots that a new table has; a power of two, so that a hash finds its slot by its lowest bits. */
const firstSlots = 4_096;

/**
 * Keys of the rows above, for a file of a million rows: of each key 64 bits of a hash are kept and not its text, sixteen
 * bytes instead of a hundred. Of a million keys two are taken for one another once in thirty million files.
 */
export class SeenKeys {
  #high = new Uint32Array(firstSlots);
  #low = new Uint32Array(firstSlots);
  #count = 0;

  has(key: string): boolean {
    const [high, low] = hashOf(key);
    return this.#holds(this.#slotOf(high, low));
  }

  add(key: string): void {
    if (this.#count * 2 >= this.#high.length) this.#grow();
    const [high, low] = hashOf(key);
    const slot = this.#slotOf(high, low);
    if (this.#holds(slot)) return;
    this.#high[slot] = high;
    this.#low[slot] = low;
    this.#count += 1;
  }

  /** The slot that holds a hash, or the empty one where it belongs. */
  #slotOf(high: number, low: number): number {
    const last = this.#high.length - 1;
    let slot = low & last;
    while (this.#holds(slot) && !(this.#high[slot] === high && this.#low[slot] === low)) {
      slot = (slot + 1) & last;
    }
    return slot;
  }

  // No hash is nothing in both halves.
  #holds(slot: number): boolean {
    return this.#high[slot] !== 0 || this.#low[slot] !== 0;
  }

  #grow(): void {
    const [high, low] = [this.#high, this.#low];
    this.#high = new Uint32Array(high.length * 2);
    this.#low = new Uint32Array(high.length * 2);
    for (const [at, upper] of high.entries()) {
      const lower = low[at] ?? 0;
      if (upper === 0 && lower === 0) continue;
      const slot = this.#slotOf(upper, lower);
      this.#high[slot] = upper;
      this.#low[slot] = lower;
    }
  }
}

/** Two halves of a hash that are mixed into each other (cyrb53); never nothing. */
function hashOf(key: string): readonly [number, number] {
  let high = 0xde_ad_be_ef;
  let low = 0x41_c6_ce_57;
  for (let at = 0; at < key.length; at += 1) {
    const unit = key.charCodeAt(at);
    high = Math.imul(high ^ unit, 2_654_435_761);
    low = Math.imul(low ^ unit, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507);
  high ^= Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507);
  low ^= Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return [high >>> 0, low >>> 0 || 1];
}
