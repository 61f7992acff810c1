import type { Knex } from 'knex';
import { refreshCards } from '../read-models/refresh-cards.ts';
import type { CardMoment } from '../read-models/write-cards.ts';
import type { ReservationModel } from './reservation-model.ts';

type Moved = Pick<ReservationModel, 'status' | 'product' | 'limitedOfferId'>;

/**
 * Gives the limited offers of released pieces their pieces back, and brings lists and kept answers up
 * to date with the stock; to be called once and last in a transaction, with all rows that it moved:
 * rows of stock are locked before those of offers everywhere.
 */
export async function stockChanged(
  trx: Knex.Transaction,
  moment: CardMoment,
  reservations: readonly Moved[],
): Promise<void> {
  const released = reservations.flatMap(({ status, limitedOfferId }) =>
    limitedOfferId !== null && (status === 'cancelled' || status === 'expired')
      ? [limitedOfferId]
      : [],
  );
  if (released.length > 0) await giveBack(trx, released);
  const families = reservations.map(({ product }) => product.metaMasterId);
  await refreshCards(trx, families, moment);
}

const giveBack = (trx: Knex, offerIds: readonly number[]): Promise<unknown> =>
  trx.raw(
    `update limited_offers o set sold_pieces = o.sold_pieces - released.pieces
     from (
       select id, count(*)::integer as pieces from unnest(:offerIds::integer[]) as id group by id
     ) released
     where o.id = released.id`,
    { offerIds: [...offerIds] },
  );
