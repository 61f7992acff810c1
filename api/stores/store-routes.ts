import { storeStateAt, type OpenSpan } from '#core/catalog/opening-hours.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { findStores, openingHoursOf, storeViewOf } from './store-rows.ts';
import type { Rows } from '../platform/database/rows.ts';

type CenterRow = Pick<
  Rows['stores'],
  | 'slug'
  | 'name'
  | 'street'
  | 'city'
  | 'postcode'
  | 'phone'
  | 'e_mail'
  | 'is_buyout_center'
  | 'is_service_center'
> & {
  readonly opening_hours: readonly (readonly OpenSpan[])[];
};

/** The stores, which of them are open, and those where a device can be brought. */
export const storeRoutes = ({ knex, market }: Dependencies): BoundRoute[] => [
  bind('stores', async (_, { language, today, tag }) => {
    const rows = await findStores(knex, { today, language });
    tag('stores');
    return { stores: rows.map((row) => storeViewOf(row, language)) };
  }),
  bind('store-states', async (_, { language, today, now, tag }) => {
    const rows = await findStores(knex, { today, language });
    // Not kept by itself, but a page that shows it may be, for the minute that pages are.
    tag('stores');
    const states = rows.map((row) => {
      const state = storeStateAt(openingHoursOf(row, market.timeZone), now);
      const until = state.isOpen ? state.closesAt : state.opensAt;
      return { slug: row.slug, isOpen: state.isOpen, until: until?.toISOString() ?? null };
    });
    return { now: now.toISOString(), states };
  }),
  bind('store', async ({ params: { slug } }, { language, today, tag }) => {
    const [row] = await findStores(knex, { today, language, slug });
    if (!row) throw new Refusal(404, 'not_found');
    tag('stores');
    return storeViewOf(row, language);
  }),
  bind('service-buyout-centers', async (_, { tag }) => {
    const rows: CenterRow[] = await knex('stores')
      .where('is_buyout_center', true)
      .orWhere('is_service_center', true)
      .orderBy(['city', 'name'])
      .select('slug', 'name', 'street', 'city', 'postcode', 'phone', 'e_mail', 'opening_hours')
      .select('is_buyout_center', 'is_service_center');
    tag('stores');
    return {
      centers: rows.map((row) => ({
        slug: row.slug,
        name: row.name,
        street: row.street,
        city: row.city,
        postcode: row.postcode,
        phone: row.phone,
        eMail: row.e_mail,
        openingHours: row.opening_hours.map((spans) => [...spans]),
        buyout: row.is_buyout_center,
        service: row.is_service_center,
      })),
    };
  }),
];
