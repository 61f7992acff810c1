import type { Knex } from 'knex';
import type { MarketCode } from '#core/market/market.ts';
import { storeHolidays } from './data/store-holidays.ts';
import { storeTables } from './data/stores.ts';
import { insertRows, insertSlugged } from './insert-rows.ts';

/** `9:00-19:00` with two-digit hours; null for `-`. */
const spanOf = (text: string): string | null =>
  text === '-'
    ? null
    : text
        .split('-')
        .map((time) => time.padStart(5, '0'))
        .join('-');

/** The same as pages read it. */
function hoursOf(text: string): { opens: string; closes: string }[] {
  const [opens, closes] = spanOf(text)?.split('-') ?? [];
  return opens === undefined || closes === undefined ? [] : [{ opens, closes }];
}

const cells = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' | '));

const showRoomTexts = {
  text_cs: 'Nové i použité telefony, tablety a hodinky si tu v klidu vyzkoušíte.',
  text_ro: 'Aici puteți încerca pe îndelete telefoane, tablete și ceasuri, noi și folosite.',
};

/** Rows of the table stores for one market. */
const storeRows = (market: MarketCode) =>
  cells(storeTables[market]).map(
    ([slug = '', name = '', street = '', postcode = '', city = '', phone = '', ...rest]) => {
      const [weekday = '-', saturday = '-', sunday = '-', services = '', position = ''] = rest;
      const [latitude, longitude] = position.split(' ').map(Number);
      const isShowRoom = services.includes('showroom');
      return {
        slug,
        name,
        street,
        postcode,
        city,
        phone,
        latitude,
        longitude,
        e_mail: `${slug}@obmena.example`,
        opening_hours: [...Array<string>(5).fill(weekday), saturday, sunday].map(hoursOf),
        is_buyout_center: services.includes('buyout'),
        is_service_center: services.includes('service'),
        is_show_room: isShowRoom,
        ...(isShowRoom ? showRoomTexts : { text_cs: null, text_ro: null }),
      };
    },
  );

/** The holidays of a year for one store. */
const exceptionRows = (market: MarketCode, storeId: number, year: number) =>
  cells(storeHolidays[market]).map(([day = '', hours = '-', name_cs = '', name_ro = '']) => ({
    store_id: storeId,
    day: `${String(year)}-${day}`,
    hours: spanOf(hours),
    name_cs,
    name_ro,
  }));

/** Inserts the stores of a market with their holidays of this year and the next. */
export async function insertStores(
  trx: Knex.Transaction,
  market: MarketCode,
  now: Date,
): Promise<void> {
  const ids = await insertSlugged(trx, 'stores', storeRows(market));
  const years = [now.getUTCFullYear(), now.getUTCFullYear() + 1];
  const rows = [...ids.values()].flatMap((id) =>
    years.flatMap((year) => exceptionRows(market, id, year)),
  );
  await insertRows(trx, 'store_hours_exceptions', rows);
}
