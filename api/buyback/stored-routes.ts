import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { deviceChoices } from '../price-lists/priced-device.ts';
import { findByCode } from './find-offer.ts';
import { readIdentity } from './identity-store.ts';
import { maskedCustomer, maskedPickup } from './masked-customer.ts';
import { saleState } from './sale-state.ts';
import { appraisalOfSnapshot } from './snapshot.ts';

/** A stored buy-back by its code, and its state by code and e-mail. */
export function storedRoutes({ knex, cipher, market }: Dependencies): BoundRoute[] {
  const data = bind('buyback-data', async ({ params }, { language }) => {
    const row = await findByCode(knex, params.id);
    if (!row) throw new Refusal(404, 'not_found');
    const { snapshot, contact, pickupAddress } = row;
    const identity = contact ? await readIdentity(knex, cipher, row.id) : null;
    const appraisal = appraisalOfSnapshot(snapshot, language, market.code);
    const result = snapshot.appraisal.results.find(({ quality }) => quality === snapshot.grade);
    return {
      ...deviceChoices(snapshot.device, language),
      appraisalResult: result ? { quality: result.quality, price: result.price } : null,
      deviceConditions: appraisal.deviceConditions,
      conditionsAppraisalResult: snapshot.corrections,
      version: snapshot.appraisal.version,
      minimalBuyoutPrice: snapshot.appraisal.minimalBuyoutPrice,
      price: row.price,
      customerData: contact ? maskedCustomer(contact, identity) : null,
      pickupAddress: pickupAddress ? maskedPickup(pickupAddress) : null,
      status: row.status,
      lockedUntil: row.lockedUntil.toISOString(),
      number: row.id,
    };
  });

  const status = bind('buyback-status', ({ body }) => saleState(knex, body));

  return [data, status];
}
