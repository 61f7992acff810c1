import { z } from 'zod';

/** Whole units of the market's currency. */
export const voucherPrice = z
  .int('invalid_value')
  .min(1, 'not_positive')
  .max(1_000_000, 'too_large');

/** What staff write of a voucher, by column; messages are phrase keys. */
export const voucherCells = { minimalPrice: voucherPrice, amount: voucherPrice } as const;
