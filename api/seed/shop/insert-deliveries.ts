import type { Knex } from 'knex';
import { markets, type Currency, type MarketCode } from '#core/market/market.ts';
import { fillTimeslots } from '../../checkout/fill-timeslots.ts';
import { deliveryTables, installmentTable, paymentTables } from '../data/delivery-methods.ts';
import { insertRows } from '../insert-rows.ts';
import { pickupPlaces } from './pickup-places.ts';
import { shelfPrice } from './shelf-price.ts';

const linesOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' | '));
const numberOrNull = (text = '-') => (text === '-' ? null : Number(text));

/** Deliveries with their places and timeslots, payments, and installments. */
export async function insertDeliveries(
  trx: Knex.Transaction,
  market: MarketCode,
  now: Date,
): Promise<void> {
  await insertRows(trx, 'delivery_methods', linesOf(deliveryTables[market]).map(deliveryRow));
  await insertRows(trx, 'payment_methods', linesOf(paymentTables[market]).map(paymentRow));
  await insertRows(trx, 'delivery_places', pickupPlaces(market));
  const { currency } = markets[market];
  const programs = linesOf(installmentTable).map((line, at) => programRow(line, at, currency));
  await insertRows(trx, 'installment_programs', programs);
  await fillTimeslots(trx, market, now);
}

function deliveryRow(cells: readonly string[], at: number) {
  const [code, kind, name_cs, name_ro, text_cs, text_ro, price, free, days = '', ...rest] = cells;
  const [cut_off, pieces, value, cash, served = '-', timeslots, carrier = '-', devices] = rest;
  const [daysMin, daysMax] = days.split('-').map(Number);
  return {
    code,
    kind,
    name_cs,
    name_ro,
    text_cs,
    text_ro,
    price: Number(price),
    cut_off,
    free_from: numberOrNull(free),
    days_min: daysMin,
    days_max: daysMax,
    most_pieces: numberOrNull(pieces),
    most_value: numberOrNull(value),
    takes_cash: cash === 'yes',
    has_timeslots: timeslots === 'yes',
    takes_devices: devices === 'yes',
    carrier: carrier === '-' ? null : carrier,
    served_postcodes: served === '-' ? null : served,
    position: at + 1,
    is_active: true,
    version: 1,
  };
}

function paymentRow(cells: readonly string[], at: number) {
  const [code, kind, name_cs, name_ro, text_cs, text_ro, fee, most] = cells;
  return {
    code,
    kind,
    name_cs,
    name_ro,
    text_cs,
    text_ro,
    fee: Number(fee),
    most_amount: numberOrNull(most),
    position: at + 1,
    is_active: true,
    version: 1,
  };
}

function programRow(cells: readonly string[], at: number, currency: Currency) {
  const [kind, arrange_type, company, name_cs, name_ro, rate, months, down, least, most] = cells;
  const amount = (crowns: string | undefined) => {
    const whole = numberOrNull(crowns);
    return whole === null ? null : shelfPrice(whole, currency);
  };
  return {
    kind,
    arrange_type,
    company,
    name_cs,
    name_ro,
    rate_percent: Number(rate),
    months: Number(months),
    down_payment_percent: Number(down),
    minimal_financed: amount(least),
    maximal_financed: amount(most),
    position: at + 1,
    is_active: true,
  };
}
