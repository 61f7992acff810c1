/** What was chosen to a product, by ids: of two packages with the same choices only one is kept. */
export interface PackageConfiguration {
  /** Insurance, warranties and protection, in any order. */
  readonly addOnIds: readonly number[];
  /** Program of installments or leasing; null pays at once. */
  readonly programId: number | null;
  /** The device that is sold to us for it in a swap. */
  readonly buybackId: number | null;
}

/** The plain product, which is what is added most. */
export const plainConfiguration: PackageConfiguration = {
  addOnIds: [],
  programId: null,
  buybackId: null,
};

/**
 * A configuration as one text: equal choices give equal texts, whatever order they were made in;
 * `''` is the plain product. Accessories have a number of their own and do not part packages.
 */
export const configurationKey = ({
  addOnIds,
  programId,
  buybackId,
}: PackageConfiguration): string =>
  [
    addOnIds.length > 0 ? `a${addOnIds.toSorted((a, b) => a - b).join('.')}` : '',
    programId === null ? '' : `p${String(programId)}`,
    buybackId === null ? '' : `b${String(buybackId)}`,
  ].join('');
