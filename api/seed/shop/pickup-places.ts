import type { MarketCode } from '#core/market/market.ts';
import { foldText } from '#core/shared/text.ts';
import { pickupCities, pickupShops, pickupStreets } from '../data/pickup-cities.ts';
import { slugOf } from '../slug.ts';
import { diceOf, type Dice } from './dice.ts';

const boxName: Record<MarketCode, string> = { cz: 'Výdejní box', ro: 'Locker' };
type Hours = readonly [cs: string, ro: string];
const shopHours: readonly [Hours, ...Hours[]] = [
  ['po–pá 8:00–18:00, so 8:00–12:00', 'lu–vi 8:00–18:00, sâ 8:00–12:00'],
  ['po–pá 9:00–19:00', 'lu–vi 9:00–19:00'],
  ['po–ne 7:00–21:00', 'lu–du 7:00–21:00'],
];
const allDay: Hours = ['nepřetržitě', 'non-stop'];

/** Rows of delivery_places: invented shops and boxes in the market's cities. */
export const pickupPlaces = (market: MarketCode) =>
  pickupCities[market]
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [city = '', postcode = '', count = ''] = line.split(' | ');
      const dice = diceOf(`pickup ${city}`);
      return Array.from({ length: Number(count) }, (_, at) =>
        placeOf(market, { city, postcode, at }, dice),
      );
    });

function placeOf(
  market: MarketCode,
  { city, postcode, at }: { city: string; postcode: string; at: number },
  dice: Dice,
) {
  const isBox = at % 3 === 2;
  const number = String(1 + dice.roll(120));
  const street = `${dice.pick(pickupStreets[market])} ${number}`;
  const name = isBox ? `${boxName[market]} ${city}, ${street}` : dice.pick(pickupShops[market]);
  const [opening_cs, opening_ro] = isBox ? allDay : dice.pick(shopHours);
  return {
    delivery_code: isBox ? 'box' : 'place',
    code: `${slugOf(city)}-${String(at + 1)}`,
    name,
    street,
    city,
    postcode,
    opening_cs,
    opening_ro,
    search_text: placeSearchText({ name, street, city, postcode }),
    // A few are shut or full, as they are at any time.
    is_available: dice.roll(40) > 0,
    is_congested: dice.roll(15) === 0,
  };
}

/** What a place is found by. */
const placeSearchText = (place: { name: string; street: string; city: string; postcode: string }) =>
  foldText(`${place.name} ${place.street} ${place.city} ${place.postcode}`);
