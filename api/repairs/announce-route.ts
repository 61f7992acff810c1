import { shopPaths } from '#core/paths/shop-paths.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { FieldRefusal } from '../platform/http/refusal.ts';
import { findRepeatedRequest } from '../platform/http/repeated-request.ts';
import { requireDevice } from './find-device.ts';
import { limitAnnouncements } from './limit-announcements.ts';
import { readSerial } from './repair-identity.ts';
import { linesOfOperations } from './repair-lines.ts';
import { RepairModel } from './repair-model.ts';
import { takeSlot } from './slots/store-slots.ts';
import { requireServiceCenter, storeRepair } from './store-repair.ts';

/** Announces a device for repair from home: the repair, its lines, its device's number and the mail in one transaction. */
export const announceRoute = (deps: Dependencies): BoundRoute =>
  bind('repair-announce', ({ body }, context) =>
    deps.knex.transaction(async (trx) => {
      const { language, now, today, user } = context;
      const request = { table: 'repairs', key: context.idempotencyKey, body };
      const { storedId, mark } = await findRepeatedRequest(trx, deps, request);
      const urlOf = ({ number, code }: RepairModel) => ({
        number,
        code,
        url: shopPaths(deps.market.code).repairStatus(code),
      });
      if (storedId !== null) {
        return urlOf(await RepairModel.query(trx).findById(storedId).throwIfNotFound());
      }
      if (body.slot !== null && body.way !== 'bring') {
        throw new FieldRefusal({ slot: ['invalid_value'] });
      }
      await limitAnnouncements(trx, deps, body.eMail, now);
      const device = await requireDevice(trx, body.productColor, deps.market);
      const { phone: phoneNumber, eMail, ...typed } = body;
      const { firstName, lastName, company, street, city, district, postcode, country } = typed;
      const address = { company, street, city, district, postcode, country };
      const columns = {
        language,
        userId: user?.id ?? null,
        way: body.way,
        storeId: await requireServiceCenter(trx, body.store),
        colorId: device.colorId,
        device: device.name,
        fault: body.fault,
        look: '',
        accessories: body.accessories,
        hasBackup: body.hasBackup,
        priceLimit: body.priceLimit,
        promisedOn: null,
        claimedRepairId: null,
        claimedOrderId: null,
        contact: { ...noCompany, firstName, lastName, ...address, phoneNumber },
        eMail,
        idempotencyKey: mark.idempotency_key,
        requestDigest: mark.request_digest,
      };
      const wanted = { slugs: body.operations, store: body.store };
      const lines = await linesOfOperations(trx, device, wanted, today);
      const secrets = { serial: readSerial(body.serial, device.kind, true), unlock_code: null };
      const taken = {
        columns,
        lines,
        secrets,
        status: 'announced',
        mail: 'repair-announced',
      } as const;
      const row = await storeRepair(trx, deps, taken, { actor: 'customer', at: now });
      if (body.slot !== null) {
        await takeSlot(trx, deps, row, { startsAt: new Date(body.slot), now });
      }
      return urlOf(row);
    }),
  );

/** Numbers of a company are asked for by the bill where somebody wants them on it. */
export const noCompany = { company: '', registrationNumber: '', vatNumber: '' } as const;
