import type { ProductCode } from '../../catalog/product-codes.ts';

/** What codes of a product are called in lists, in the history and in the shop. */
export const productCodes: Record<ProductCode, string> = {
  ean: 'EAN',
  mpn: 'Cod producător',
};
