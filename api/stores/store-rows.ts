import type { Knex } from 'knex';
import type { z } from 'zod';
import type { OpenSpan, OpeningHours } from '#core/catalog/opening-hours.ts';
import type { storeView } from '#core/contract/stores.ts';
import type { Picture } from '#core/files/picture.ts';
import type { Language } from '#core/market/market.ts';
import type { CalendarDate } from '#core/shared/calendar.ts';
import type { Rows } from '../platform/database/rows.ts';

type StoreView = z.output<typeof storeView>;

interface HoursException {
  readonly day: CalendarDate;
  readonly spans: readonly OpenSpan[];
  readonly name_cs: string;
  readonly name_ro: string;
}

/** A store with the days from today on that differ from its week. */
export type StoreRow = Pick<
  Rows['stores'],
  | 'id'
  | 'slug'
  | 'name'
  | 'street'
  | 'city'
  | 'postcode'
  | 'phone'
  | 'e_mail'
  | 'text_cs'
  | 'text_ro'
  | 'latitude'
  | 'longitude'
  | 'is_buyout_center'
  | 'is_service_center'
  | 'is_show_room'
  | 'slot_minutes'
  | 'slot_capacity'
> & {
  readonly opening_hours: readonly (readonly OpenSpan[])[];
  readonly exceptions: readonly HoursException[];
  readonly photos: readonly Picture[];
};

const columns = [
  ...['s.id', 's.slug', 's.name', 's.street', 's.city', 's.postcode', 's.phone', 's.e_mail'],
  ...['s.text_cs', 's.text_ro', 's.latitude', 's.longitude', 's.opening_hours'],
  ...['s.is_buyout_center', 's.is_service_center', 's.is_show_room'],
  ...['s.slot_minutes', 's.slot_capacity'],
];

/** Stores by town in the order of the language, or the one of a slug; a single SELECT. */
export async function findStores(
  db: Knex,
  { today, language, slug }: { today: CalendarDate; language: Language; slug?: string },
): Promise<StoreRow[]> {
  const query = db('stores as s').select(columns);
  void query.select(
    db.raw(
      `(select coalesce(json_agg(json_build_object('day', to_char(e.day, 'YYYY-MM-DD'),
          'spans', spans_of(e.hours), 'name_cs', e.name_cs, 'name_ro', e.name_ro)
          order by e.day), '[]'::json)
        from store_hours_exceptions e where e.store_id = s.id and e.day >= ?::date) as exceptions`,
      [today],
    ),
    db.raw(
      `(select coalesce(json_agg(json_build_object('address', '/media/' || f.sha256,
          'alt', f.alt_${language}, 'width', f.width, 'height', f.height, 'widths', f.widths)
          order by f.position), '[]'::json)
        from fileset_files f where f.fileset_id = s.photos_id) as photos`,
    ),
  );
  if (slug !== undefined) void query.where('s.slug', slug);
  const rows = (await query) as StoreRow[]; // the columns above, as the migrations made them
  const { compare } = new Intl.Collator(language);
  return rows.sort((a, b) => compare(a.city, b.city) || compare(a.name, b.name));
}

/** When a store is open, as core/catalog/opening-hours asks for it. */
export const openingHoursOf = (
  row: Pick<StoreRow, 'opening_hours' | 'exceptions'>,
  timeZone: string,
): OpeningHours => ({
  week: row.opening_hours,
  exceptions: new Map(row.exceptions.map(({ day, spans }) => [day, spans])),
  timeZone,
});

/** A store as the wire shows it. */
export const storeViewOf = (row: StoreRow, language: Language): StoreView => ({
  slug: row.slug,
  name: row.name,
  street: row.street,
  city: row.city,
  postcode: row.postcode,
  phone: row.phone,
  eMail: row.e_mail,
  text: (language === 'cs' ? row.text_cs : row.text_ro) ?? '',
  position:
    row.latitude === null || row.longitude === null
      ? null
      : { latitude: Number(row.latitude), longitude: Number(row.longitude) },
  openingHours: row.opening_hours.map((spans) => [...spans]),
  exceptions: row.exceptions.map((exception) => ({
    day: exception.day,
    name: language === 'cs' ? exception.name_cs : exception.name_ro,
    spans: [...exception.spans],
  })),
  buyout: row.is_buyout_center,
  service: row.is_service_center,
  isShowRoom: row.is_show_room,
  photos: row.photos.map((photo) => ({ ...photo, widths: [...photo.widths] })),
});
