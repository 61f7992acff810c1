/** A piece of an order that may not be delivered after all. */
export interface ClosableUnit {
  readonly unitId: number;
  readonly position: number;
  /** The line of the device that a service belongs to. */
  readonly parentPosition: number | null;
  readonly kind: string;
  /** Whole units. */
  readonly net: number;
  /** Closed or given back before. */
  readonly isGone: boolean;
}

export interface MissingPieces {
  readonly position: number;
  readonly quantity: number;
}

export interface ClosedRest<U extends ClosableUnit> {
  readonly units: readonly U[];
  /** Nothing of the goods is left: the order is cancelled as a whole. */
  readonly isWhole: boolean;
}

const isService = ({ kind }: ClosableUnit): boolean =>
  !['goods', 'shipping', 'payment_fee'].includes(kind);

/**
 * What is closed where pieces of an order were never found: so many of their units, and services that
 * would be left without a device. An accessory of its own is delivered still, and so is what was sent.
 */
export function closeRest<U extends ClosableUnit>(
  units: readonly U[],
  missing: readonly MissingPieces[],
): ClosedRest<U> {
  const open = units.filter(({ isGone }) => !isGone);
  const at = (position: number | null) => open.filter((unit) => unit.position === position);
  const goods = new Set<U>();
  for (const { position, quantity } of missing) {
    const left = at(position).filter((unit) => !goods.has(unit));
    // The last ones: those before them may be in a parcel already.
    for (const unit of left.slice(Math.max(0, left.length - quantity))) goods.add(unit);
  }
  const services = new Set<U>();
  for (const parent of new Set(missing.map(({ position }) => position))) {
    const stays = at(parent).filter((unit) => !goods.has(unit)).length;
    const positions = new Set(
      open
        .filter((unit) => isService(unit) && unit.parentPosition === parent)
        .map((unit) => unit.position),
    );
    for (const position of positions)
      at(position)
        .slice(stays)
        .forEach((unit) => services.add(unit));
  }
  const isLeft = open.some((unit) => unit.kind === 'goods' && !goods.has(unit));
  return { units: open.filter((unit) => goods.has(unit) || services.has(unit)), isWhole: !isLeft };
}
