import type { DayOfHistory } from './day-of-history.ts';
import { papersOf } from './papers.ts';
import type { PastShop } from './past-shop.ts';
import { bankOf, imeiOf, personOf } from './people.ts';

export interface OfferedDevice {
  readonly slug: string;
  readonly version: string;
  /** What its owner says of it, best first: as new, used, worn. */
  readonly said: readonly (readonly string[])[];
}

/** Owners of old phones answer the questionnaire, and most of them sell. */
export async function sellDevices(shop: PastShop, { left }: DayOfHistory): Promise<void> {
  const device = await phoneOf(shop);
  if (device === null) return;
  const sellers = left === 0 ? 3 : shop.dice.between(1, 2);
  for (let number = 0; number < sellers; number += 1) {
    await shop.story('sale of a device', () => sell(shop, device));
  }
}

/** A phone that the shop pays for, with the answers that its form offers. */
async function phoneOf(shop: PastShop): Promise<OfferedDevice | null> {
  const slugs = await shop
    .trx('device_colors as c')
    .join('device_models as m', 'm.id', 'c.model_id')
    .join('device_types as t', 't.id', 'm.type_id')
    .join('price_list_prices as p', 'p.model_id', 'm.id')
    .join('current_price_list as l', 'l.version_id', 'p.version_id')
    .where('t.kind', 'phone')
    .whereRaw('p.price_c > 400')
    .orderByRaw('md5(c.slug)')
    .limit(40)
    .pluck<string[]>('c.slug');
  if (slugs.length === 0) return null;
  const slug = shop.dice.oneOf(slugs);
  const query = { productColor: slug };
  const { appraisal } = await shop.call(shop.visitor(), 'buyback-appraisal-form-data', { query });
  const conditions = Object.values(appraisal.deviceConditions).map(({ choices }) =>
    choices.filter(({ appraisalResult }) => appraisalResult !== null),
  );
  const said = [0, 1, 2].map((at) =>
    conditions.flatMap((choices) => choices[Math.min(at, choices.length - 1)]?.value ?? []),
  );
  return { slug, version: appraisal.version, said };
}

async function sell(shop: PastShop, device: OfferedDevice): Promise<void> {
  const { dice } = shop;
  const market = shop.deps.market.code;
  const offer = {
    deviceIdentifier: device.slug,
    appraisalVersion: device.version,
    deviceConditionChoices: [...dice.oneOf(device.said.slice(0, 2))],
    note: '',
  };
  const person = personOf(market, dice);
  if (dice.falls(0.2)) {
    const body = { ...offer, eMail: person.eMail };
    await shop.call(shop.visitor(), 'buyback-send-to-email', { body });
    return;
  }
  const customerData = {
    ...person,
    ...papersOf(market, dice),
    identityReleasedBy: person.city,
    degreeBeforeName: '',
    gender: 'male' as const,
    nationality: person.country,
    placeOfBirth: person.city,
    ...bankOf(market, dice),
  };
  const buyoutDevice = { imei: imeiOf(dice), serialNumber: '', note: '' };
  await shop.call(shop.visitor(), 'buyback-sell-online', {
    body: { ...offer, customerData, buyoutDevice },
  });
}
