import type { Knex } from 'knex';
import type { z } from 'zod';
import type { repairDeskEndpoints } from '#core/contract/repairs-desk.ts';
import { isClaim } from '#core/service/claim-outcome.ts';
import { addDays } from '#core/shared/calendar.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { FieldRefusal } from '../platform/http/refusal.ts';
import { findRepeatedRequest } from '../platform/http/repeated-request.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import { noCompany } from './announce-route.ts';
import { termDays } from '../shop-settings/term-days.ts';
import { deskView } from './desk-view.ts';
import { requireDevice } from './find-device.ts';
import { readSerial } from './repair-identity.ts';
import { findKnownCustomer } from './known-customer.ts';
import { linesOfOperations } from './repair-lines.ts';
import { RepairModel } from './repair-model.ts';
import { requireServiceCenter, storeRepair } from './store-repair.ts';

type Body = z.output<ReturnType<(typeof repairDeskEndpoints)['admin-repair-take-in']['body']>>;

/** Takes a device in at the counter: it is here, so it is received at once. */
export const takeInRoute = (deps: Dependencies): BoundRoute =>
  bind('admin-repair-take-in', ({ body }, context) =>
    deps.knex.transaction(async (trx) => {
      const { now, today, language } = context;
      const request = { table: 'repairs', key: context.idempotencyKey, body };
      const { storedId, mark } = await findRepeatedRequest(trx, deps, request);
      if (storedId !== null) {
        const stored = await RepairModel.query(trx).findById(storedId).throwIfNotFound();
        return deskView(trx, deps, stored, language);
      }
      const device =
        body.productColor === null
          ? null
          : await requireDevice(trx, body.productColor, deps.market);
      const name = device?.name ?? body.deviceName;
      if (name === '') throw new FieldRefusal({ deviceName: ['required'] });
      const claimed = await claimedOf(trx, body.claimedNumber);
      const eMail = await mailOf(trx, body);
      const columns = {
        language: body.language,
        userId: await accountOf(trx, eMail),
        way: 'counter' as const,
        storeId: await requireServiceCenter(trx, body.store),
        colorId: device?.colorId ?? null,
        device: name,
        fault: body.fault,
        look: body.look,
        accessories: body.accessories,
        hasBackup: body.hasBackup,
        priceLimit: body.priceLimit,
        promisedOn: isClaim(claimed)
          ? addDays(today, await termDays(trx, deps, 'claim_settled'))
          : null,
        ...claimed,
        contact: contactOf(body, deps.market.defaultCountry),
        eMail,
        idempotencyKey: mark.idempotency_key,
        requestDigest: mark.request_digest,
      };
      const row = await storeRepair(
        trx,
        deps,
        {
          columns,
          status: 'received',
          lines: await linesOfOperations(trx, device, { slugs: body.operations }, today),
          secrets: {
            // A dead phone may not tell its number: it is read on the bench.
            serial: readSerial(body.serial, device?.kind ?? null, false),
            unlock_code: body.unlockCode === '' ? null : body.unlockCode,
          },
          mail: 'repair-received',
        },
        { actor: 'staff', staffId: staffOf(context).id, at: now },
      );
      return deskView(trx, deps, row, language);
    }),
  );

/** Whoever comes to the counter leaves no address: the invoice names them without one. */
const contactOf = ({ firstName, lastName, phone }: Body, country: string) => ({
  ...noCompany,
  firstName,
  lastName,
  street: '',
  city: '',
  district: '',
  postcode: '',
  country,
  phoneNumber: phone,
});

/** As it was typed, or that of whoever was here last with the phone number. */
async function mailOf(trx: Knex, { eMail, phone }: Body): Promise<string> {
  if (eMail !== '') return eMail;
  const known = await findKnownCustomer(trx, phone);
  if (!known) throw new FieldRefusal({ eMail: ['required'] });
  return known.eMail;
}

/** Whoever has an account sees the repair in it. */
async function accountOf(trx: Knex, eMail: string): Promise<number | null> {
  const row = await trx('users')
    .where({ e_mail: eMail, is_active: true })
    .first<{ id: number } | undefined>('id');
  return row?.id ?? null;
}

/** The repair or the order that is claimed, by its number; empty claims nothing. */
async function claimedOf(trx: Knex, number: string) {
  if (number === '') return { claimedRepairId: null, claimedOrderId: null };
  const idIn = async (table: 'repairs' | 'orders') => {
    const row = await trx(table).where({ number }).first<{ id: number } | undefined>('id');
    return row?.id ?? null;
  };
  const claimedRepairId = await idIn('repairs');
  const claimedOrderId = claimedRepairId === null ? await idIn('orders') : null;
  if (claimedRepairId === null && claimedOrderId === null) {
    throw new FieldRefusal({ claimedNumber: ['unknown_choice'] });
  }
  return { claimedRepairId, claimedOrderId };
}
