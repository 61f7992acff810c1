import type { Knex } from 'knex';

const weekday = { opens: '09:00', closes: '19:00' };

/** A store in Brno with a Saturday until one o'clock, one in Prague that is a show room. */
export async function insertStores(knex: Knex): Promise<void> {
  const week = [
    ...Array<typeof weekday>(5).fill(weekday),
    { opens: '09:00', closes: '13:00' },
    null,
  ];
  const store = {
    street: 'Rybnická 3',
    postcode: '602 00',
    opening_hours: JSON.stringify(week),
    is_buyout_center: true,
    is_service_center: false,
  };
  await knex('stores').insert([
    {
      ...{ ...store, slug: 'praha-andel', name: 'Obměna Praha Anděl', city: 'Praha 5' },
      ...{ phone: '+420 200 000 102', e_mail: 'praha-andel@obmena.example', is_show_room: true },
      ...{ latitude: 50.071, longitude: 14.4033, text_cs: 'U metra', text_ro: 'Lângă metrou' },
    },
    {
      ...{ ...store, slug: 'brno', name: 'Obměna Brno', city: 'Brno' },
      ...{ phone: '+420 200 000 103', e_mail: 'brno@obmena.example' },
    },
  ]);
}

/** A day on which all stores are closed, or open as given. */
export const insertHoliday = (
  knex: Knex,
  day: string,
  hours: { readonly opens: string; readonly closes: string } | null = null,
): Promise<unknown> =>
  knex.raw(
    `insert into store_hours_exceptions (store_id, day, opens, closes, name_cs, name_ro)
     select id, :day::date, :opens, :closes, 'Svátek', 'Sărbătoare' from stores`,
    { day, opens: hours?.opens ?? null, closes: hours?.closes ?? null },
  );
