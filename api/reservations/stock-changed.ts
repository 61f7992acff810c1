import type { Knex } from 'knex';
import { refreshCards, type CardMoment } from '../catalog/cards/refresh-cards.ts';
import type { ReservedProduct } from './reservation-model.ts';

/** Brings lists and kept answers up to date with the stock; to be called last in a transaction. */
export const stockChanged = (
  trx: Knex.Transaction,
  moment: CardMoment,
  reservations: readonly { readonly product: ReservedProduct }[],
): Promise<void> =>
  refreshCards(
    trx,
    reservations.map(({ product }) => product.metaMasterId),
    moment,
  );
