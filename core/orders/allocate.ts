/** Free pieces of a product at one place, in the order in which places are taken from. */
export interface FreePlace {
  readonly productId: number;
  readonly placeId: number;
  readonly free: number;
}

/** Pieces that a line wants. */
export interface LineToAllocate {
  readonly position: number;
  readonly productId: number;
  readonly quantity: number;
  /** Whether the pieces may come later: from a delivery, the supplier or the first day of sale. */
  readonly canWait: boolean;
}

export interface Allocation {
  readonly position: number;
  readonly productId: number;
  readonly placeId: number;
  readonly quantity: number;
}

/**
 * Puts pieces aside for lines, in the order of the lines and of the places; null where a line that
 * cannot wait would go short (T-ORD-3). What waits is allocated as far as there is something.
 */
export function allocate(
  lines: readonly LineToAllocate[],
  places: readonly FreePlace[],
): Allocation[] | null {
  const left = places.map((place) => ({ ...place }));
  const allocations: Allocation[] = [];
  for (const { position, productId, quantity, canWait } of lines) {
    let missing = quantity;
    for (const place of left) {
      if (place.productId !== productId) continue;
      const taken = Math.min(missing, place.free);
      if (taken < 1) continue;
      place.free -= taken;
      missing -= taken;
      allocations.push({ position, productId, placeId: place.placeId, quantity: taken });
    }
    if (missing > 0 && !canWait) return null;
  }
  return allocations;
}
