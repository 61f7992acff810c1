import type { Dependencies } from '../dependencies.ts';
import { bind, type BoundRoute } from '../http/bind.ts';

interface StoreRow {
  readonly slug: string;
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly postcode: string;
  readonly phone: string;
  readonly e_mail: string;
  readonly opening_hours: readonly ({ opens: string; closes: string } | null)[];
  readonly is_buyout_center: boolean;
  readonly is_service_center: boolean;
}

/** Stores where a device can be brought. */
export const storeRoutes = ({ knex }: Dependencies): BoundRoute[] => [
  bind('service-buyout-centers', async (_, { tag }) => {
    const rows: StoreRow[] = await knex('stores')
      .where('is_buyout_center', true)
      .orWhere('is_service_center', true)
      .orderBy(['city', 'name'])
      .select('slug', 'name', 'street', 'city', 'postcode', 'phone', 'e_mail', 'opening_hours')
      .select('is_buyout_center', 'is_service_center');
    tag('stores');
    return {
      centers: rows.map((row) => ({
        ...{ slug: row.slug, name: row.name, street: row.street, city: row.city },
        ...{ postcode: row.postcode, phone: row.phone, eMail: row.e_mail },
        openingHours: [...row.opening_hours],
        buyout: row.is_buyout_center,
        service: row.is_service_center,
      })),
    };
  }),
];
