import type { Knex } from 'knex';
import { instantOf } from '#core/shared/local-time.ts';
import { reservationReadyAt } from '#core/catalog/opening-hours.ts';
import type { Market } from '#core/market/market.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { findStores, openingHoursOf, type StoreRow } from '../stores/store-rows.ts';
import { liesAt, type FreePieces } from './cart-stock.ts';

type Moment = Pick<RequestContext, 'now' | 'today' | 'language'>;

interface Wishes {
  readonly free: FreePieces;
  readonly wanted: ReadonlyMap<number, number>;
  /** First day on which what has to be brought can be there. */
  readonly broughtOn: string;
  readonly market: Market;
}

/** Stores with when the cart can be fetched there: at once where all of it lies, else once brought. */
export async function storeChoices(db: Knex, wishes: Wishes, moment: Moment) {
  const stores = await findStores(db, moment);
  return stores.map((store) => storeChoice(store, wishes, moment));
}

function storeChoice(store: StoreRow, wishes: Wishes, { now }: Moment) {
  const { free, wanted, broughtOn, market } = wishes;
  const hasAll = liesAt(free, store.id, wanted);
  const from = hasAll ? now : instantOf(broughtOn, '00:00', market.timeZone);
  const readyAt = reservationReadyAt(openingHoursOf(store, market.timeZone), from);
  return {
    slug: store.slug,
    name: store.name,
    street: store.street,
    city: store.city,
    hasAll,
    readyAt: readyAt?.toISOString() ?? null,
  };
}
