import type { Knex } from 'knex';
import type { z } from 'zod';
import { priceRange } from '#core/buyback/price-range.ts';
import type { serviceEndpoints } from '#core/contract/service.ts';
import type { Language } from '#core/market/market.ts';
import { buybackPaths } from '#core/paths/buyback-paths.ts';
import type { SelectedSteps } from '#core/paths/selected-steps.ts';
import { servicePaths } from '#core/paths/service-paths.ts';
import { unknownStep } from '../catalog/refuse-step.ts';
import { selectRows } from '../catalog/select-rows.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { FieldRefusal } from '../platform/http/refusal.ts';
import { appraisalIn, type WireAppraisal } from '../price-lists/bilingual-appraisal.ts';
import { pricedDeviceOf } from '../price-lists/priced-device.ts';
import { findPricedDevices } from '../price-lists/priced-device-rows.ts';
import { findOperations, type ServiceReader } from './operation-rows.ts';

type Ways = z.output<(typeof serviceEndpoints)['service-ways']['reply']>;

interface DeviceRow {
  readonly id: number;
  readonly type: string;
  readonly manufacturer: string;
  readonly color: string | null;
}

const deviceSql = `
  select d.id, t.slug as type, m.slug as manufacturer,
    (select c.slug from device_colors c where c.model_id = d.id order by c.position, c.id limit 1) as color
  from device_models d
  join device_types t on t.id = d.type_id
  join manufacturers m on m.id = d.manufacturer_id
  where d.slug = :model`;

/** What to do with a broken device: repair it, sell it as it is, or pay the rest of a newer one. */
export async function findWays(
  { reads, market }: Dependencies,
  asked: { readonly productModel: string; readonly operation: string },
  reader: ServiceReader,
): Promise<Ways> {
  const { productModel } = asked;
  const [device] = await selectRows<DeviceRow>(reads, deviceSql, { model: productModel });
  if (!device) throw unknownStep(servicePaths(market.code), 'productModel', {});
  const { type: productType, manufacturer: productManufacturer, color } = device;
  const steps = { productType, productManufacturer, productModel };
  const operations = await findOperations(reads, { model: productModel, color: null }, reader);
  const operation = operations.find(({ slug }) => slug === asked.operation);
  if (!operation) throw new FieldRefusal({ operation: ['unknown_choice'] });
  const fault = { steps, color, operation: operation.id };
  const sale = await findSale(reads, fault, market);
  const least = sale?.repaired ?? 0;
  const newer = await findNewer(reads, { device: device.id, least }, reader.language);
  return { operation, sale, newer };
}

export interface Fault {
  readonly steps: SelectedSteps;
  readonly color: string | null;
  readonly operation: number;
}

/** The most that is paid for the device with the fault and without it; null where it is not bought. */
export async function findSale(
  db: Knex,
  { steps, color, operation }: Fault,
  { code, currency, language }: Dependencies['market'],
): Promise<Ways['sale']> {
  if (color === null) return null;
  const [[row], [fault]] = await Promise.all([
    findPricedDevices(db, color),
    db('service_operations').where('id', operation).select('damage'),
  ]);
  const priced = row && pricedDeviceOf(row, currency);
  if (!priced) return null;
  const url = buybackPaths(code).selector(steps);
  const appraisal = appraisalIn(language, priced.appraisal, url);
  const repaired = priceRange(appraisal, {});
  if (repaired === null) return null;
  const answer = answerOf(appraisal, fault?.damage ?? null);
  const damaged = answer && priceRange(appraisal, { [answer.question]: answer.choice });
  return { url, damaged: damaged?.max ?? null, repaired: repaired.max, answer };
}

/** The question that has the choice; null where the price list asks nothing of it. */
function answerOf({ deviceConditions }: WireAppraisal, choice: string | null) {
  const question = Object.entries(deviceConditions).find(([, { choices }]) =>
    choices.some(({ value }) => value === choice),
  );
  return question && choice !== null ? { question: question[0], choice } : null;
}

const newerSql = `
  select seo_name, name_cs, name_ro, price from (
    select distinct on (n.name) v.seo_name, l.name_cs, l.name_ro, l.price
    from device_models d
    join device_models n on n.type_id = d.type_id and n.manufacturer_id = d.manufacturer_id
      and n.released_on > d.released_on and n.name <> d.name
    join master_products s on s.device_model_id = n.id
    join listing_cards l on l.meta_master_id = s.meta_master_id and l.group_name = s.group_name
      and l.condition = 'used' and l.availability_rank <= 1 and l.price >= :least
    join master_products v on v.id = l.master_product_id
    where d.id = :device
    order by n.name, l.price, v.id
  ) found order by price, seo_name limit 3`;

/** A later one that is worth less than this one when it is whole would be a step back. */
async function findNewer(
  db: Knex,
  than: { readonly device: number; readonly least: number },
  language: Language,
): Promise<Ways['newer']> {
  const rows = await selectRows<{
    seo_name: string;
    name_cs: string;
    name_ro: string;
    price: number;
  }>(db, newerSql, than);
  return rows.map(({ seo_name: seoName, price, ...names }) => ({
    seoName,
    name: language === 'cs' ? names.name_cs : names.name_ro,
    price,
  }));
}
