import { useState } from 'react';
import type { ProductCardData } from '../../lib/product-card-data.ts';

/** The card that was taken away last, so that it can be put back; null while nothing was. */
export function useRemoved(
  names: readonly string[],
  cards: readonly ProductCardData[],
): ProductCardData | null {
  const [before, setBefore] = useState(names);
  const [removed, setRemoved] = useState<string | null>(null);
  // The server's answer says the same in another array.
  if (before.join() !== names.join()) {
    setBefore(names);
    setRemoved(before.find((name) => !names.includes(name)) ?? null);
  }
  return cards.find(({ seoName }) => seoName === removed) ?? null;
}
