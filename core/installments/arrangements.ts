/** Where an installment contract is made (SPECIFICATION section 3, `installmentArrangeType`). */
export type InstallmentArrangeType = 'on-store' | 'online';

/** The packages of a mixed cart by their own arrangement; each is its own contract (T-INS-10). */
export interface Arrangements<P> {
  readonly onStore: readonly P[];
  readonly online: readonly P[];
  /** Paid at once. */
  readonly none: readonly P[];
}

interface Arranged {
  readonly installment: { readonly installmentArrangeType: InstallmentArrangeType } | null;
}

/** Parts a cart's packages by arrangement, in their order; packages never share a contract. */
export function arrangementsOf<P extends Arranged>(packages: readonly P[]): Arrangements<P> {
  const of = (type: InstallmentArrangeType | null) =>
    packages.filter((each) => (each.installment?.installmentArrangeType ?? null) === type);
  return { onStore: of('on-store'), online: of('online'), none: of(null) };
}
