import { accept, refuse, type Result } from '../shared/result.ts';

/** How one package of a cart is paid: at once, in installments, or leased. */
export type PackagePayment = 'at_once' | 'installments' | 'leasing';

/**
 * Leasing combines with no other kind of payment (SPECIFICATION section 5, T-CART-3, T-INS-10). Two
 * leased packages are two contracts, so a leased one must be alone as well.
 */
export const checkLeasingAlone = (
  packages: readonly { readonly payment: PackagePayment }[],
): Result<null, 'leasing_not_alone'> =>
  packages.length > 1 && packages.some(({ payment }) => payment === 'leasing')
    ? refuse('leasing_not_alone')
    : accept(null);
