import { spaydText } from '#core/documents/spayd.ts';
import { formatIban } from '#core/identity/iban.ts';
import { czechAccountOfIban } from '#core/identity/payout-account.ts';
import { lastDayOfRest } from '#core/orders/unpaid-rest.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { readSeller } from '../platform/seller/read-seller.ts';
import type { OrderModel } from './order-model.ts';

/** Where to send the money of an order, and the text of its QR code where the market has one. */
export async function transferView(
  { environment, market, knex }: Pick<Dependencies, 'environment' | 'market' | 'knex'>,
  { number, due, toPay, releaseAt, restSince, placedAt }: OrderModel,
) {
  const { iban, bic, name } = await readSeller(knex, environment);
  const czech = czechAccountOfIban(iban);
  const isCzech = market.code === 'cz';
  return {
    account: isCzech && czech.ok ? czech.value.text : formatIban(iban),
    iban: formatIban(iban),
    variableSymbol: number,
    spayd: isCzech
      ? spaydText({
          iban,
          bic: bic === '' ? null : bic,
          amount: toPay ?? due,
          variableSymbol: number,
          message: name,
        })
      : null,
    until: restSince
      ? lastDayOfRest(restSince, market.timeZone)
      : dayInTimeZone(releaseAt ?? placedAt, market.timeZone),
  };
}
