import type { MarketCode } from '#core/market/market.ts';
import { storeTables } from './data/stores.ts';

/** `9:00-19:00` as {opens, closes} of two-digit hours; null for `-`. */
function hoursOf(text: string): { opens: string; closes: string } | null {
  if (text === '-') return null;
  const [opens = '', closes = ''] = text.split('-').map((time) => time.padStart(5, '0'));
  return { opens, closes };
}

/** Rows of the table stores for one market. */
export const storeRows = (market: MarketCode) =>
  storeTables[market]
    .trim()
    .split('\n')
    .map((line) => {
      const [slug = '', name = '', street = '', postcode = '', city = '', phone = '', ...rest] =
        line.split(' | ');
      const [weekday = '-', saturday = '-', sunday = '-', services = ''] = rest;
      return {
        ...{ slug, name, street, postcode, city, phone },
        e_mail: `${slug}@obmena.example`,
        opening_hours: [...Array<string>(5).fill(weekday), saturday, sunday].map(hoursOf),
        is_buyout_center: services.includes('buyout'),
        is_service_center: services.includes('service'),
      };
    });
