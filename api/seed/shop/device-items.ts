import { grades, type Grade } from '#core/buyback/grade.ts';
import type { Currency } from '#core/market/market.ts';
import { monthsBetween } from './months-between.ts';
import type { CatalogueModel } from '../build-catalogue.ts';
import { priceListDay } from '../seed-device.ts';
import { diceOf, type Dice } from './dice.ts';
import { shelfPrice } from './shelf-price.ts';
import type { ShopItem } from './shop-family.ts';

/** What is asked for a device in parts of what we pay for the best one, by grade. */
const margins: Readonly<Record<Grade, number>> = { 'A+': 1.38, A: 1.27, B: 1.12, C: 0.85, D: 0.6 };

/** Places that stock can lie at: the warehouse and the stores. */
export interface Places {
  readonly count: number;
}

/** New and nearly new pieces of a variant and its single used ones, by the device's age and value. */
export function deviceItems(
  model: CatalogueModel,
  variant: string,
  currency: Currency,
  { count }: Places,
): ShopItem[] {
  const dice = diceOf(variant);
  const age = monthsBetween(model.releasedOn, priceListDay);
  const items: ShopItem[] = [];
  if (age <= 27 && model.aPlus >= 800) {
    items.push(bulk('new', shelfPrice(model.aPlus * 1.7, currency), dice, count, currency));
  }
  if (age >= 3 && age <= 48 && model.aPlus >= 1_000 && dice.roll(2) === 0) {
    items.push(bulk('nearly_new', shelfPrice(model.aPlus * 1.5, currency), dice, count, currency));
  }
  if (age >= 6) {
    const units = dice.roll(model.aPlus >= 2_000 ? 5 : 3);
    for (let unit = 0; unit < units; unit += 1) items.push(used(model, dice, count, currency));
  }
  return items;
}

function bulk(
  condition: 'new' | 'nearly_new',
  price: number,
  dice: Dice,
  places: number,
  currency: Currency,
): ShopItem {
  const isReduced = dice.roll(8) === 0;
  return {
    condition,
    grade: null,
    batteryPercent: null,
    price,
    usualPrice: isReduced
      ? shelfPrice(price * (currency === 'CZK' ? 1.12 : 5.432), currency)
      : null,
    stock: stockAt(dice, places, condition === 'new' ? 24 : 4),
  };
}

function used(model: CatalogueModel, dice: Dice, places: number, currency: Currency): ShopItem {
  const grade = dice.pick<Grade>(['A+', 'A', 'A', 'B', 'B', 'C']);
  const crowns = model.aPlus * margins[grade] + 300;
  const worst = grades.indexOf(grade);
  return {
    condition: 'used',
    grade,
    // Pieces of one grade differ by small things: a scratch, the battery.
    price: shelfPrice(crowns - dice.roll(3) * 100, currency),
    usualPrice: null,
    batteryPercent: model.kind === 'smartwatch' ? null : 98 - worst * 4 - dice.roll(6),
    stock: [[dice.roll(places), 1]],
  };
}

function stockAt(dice: Dice, places: number, most: number): ShopItem['stock'] {
  const all = Array.from({ length: places }, (_, place): readonly [number, number] => [
    place,
    place === 0 ? dice.roll(most) : Math.max(0, dice.roll(5) - 2),
  ]);
  return all.filter(([, pieces]) => pieces > 0);
}
