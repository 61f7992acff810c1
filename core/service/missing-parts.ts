/** A part that an operation takes from the stock. */
export interface NeededPart {
  readonly operationId: number;
  readonly productId: number;
  /** Pieces that one operation takes. */
  readonly quantity: number;
}

interface Line {
  readonly operationId: number | null;
  readonly productId: number | null;
}

/** Parts that the operations of these lines take and that are no line yet; one for each piece that is missing. */
export function missingParts<Part extends NeededPart>(
  lines: readonly Line[],
  needed: readonly Part[],
): Part[] {
  const written = lines.flatMap(({ productId }) => productId ?? []);
  return needed.flatMap((part) => {
    const times = lines.filter(({ operationId }) => operationId === part.operationId).length;
    return Array.from({ length: times * part.quantity }).flatMap(() => {
      const at = written.indexOf(part.productId);
      if (at < 0) return [part];
      written.splice(at, 1);
      return [];
    });
  });
}
