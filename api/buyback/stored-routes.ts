import type { z } from 'zod';
import type { buybackStatus } from '#core/contract/buyback.ts';
import { modelLabel, namedByMaker } from '../catalog/device-labels.ts';
import { selectRows } from '../catalog/select-rows.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { deviceChoices } from '../price-lists/priced-device.ts';
import { findByCode } from './find-offer.ts';
import { readIdentity } from './identity-store.ts';
import { maskedCustomer, maskedPickup } from './masked-customer.ts';
import { appraisalOfSnapshot } from './snapshot.ts';

type StatusReply = Omit<z.output<(typeof buybackStatus)['reply']>, 'device' | 'lockedUntil'> & {
  readonly lockedUntil: Date;
  readonly maker: string;
  readonly model: string;
  readonly storageGb: number | null;
};

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
    };
  });

  // One statement finds both or neither, so an unknown code and a wrong e-mail take the same time.
  const status = bind('buyback-status', async ({ body }) => {
    const [row] = await selectRows<StatusReply>(
      knex,
      `select b.status, b.price, b.locked_until as "lockedUntil", f.name as maker, m.name as model,
         m.storage_gb as "storageGb", (
         select json_agg(json_build_object('status', e.to_status, 'at',
           to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by e.id)
         from buyback_events e where e.buyback_id = b.id
       ) as history
       from buybacks b join device_colors c on c.id = b.color_id
       join device_models m on m.id = c.model_id join manufacturers f on f.id = m.manufacturer_id
       where b.code = :code and b.e_mail = :email`,
      { code: body.code, email: body.eMail },
    );
    if (!row) throw new Refusal(404, 'buyback_not_found');
    const { status: now, history, price, lockedUntil, maker, model, storageGb } = row;
    const device = namedByMaker(maker, modelLabel(model, storageGb));
    return { status: now, history, device, price, lockedUntil: lockedUntil.toISOString() };
  });

  return [data, status];
}
