import type { Knex } from 'knex';
import { addManufacturer } from './catalogue.ts';
import { factoryOf } from './row-factory.ts';

export const addDeviceType = factoryOf('device_types')((made) => ({
  slug: `telefony-${String(made)}`,
  kind: 'phone',
  name_cs: 'Telefony',
  name_ro: 'Telefoane',
  position: made,
}));

export const addDeviceModel = factoryOf('device_models')(async (made, given, knex) => ({
  slug: `model-${String(made)}`,
  type_id: given.type_id ?? (await addDeviceType(knex)).id,
  manufacturer_id: given.manufacturer_id ?? (await addManufacturer(knex)).id,
  name: 'iPhone 15',
}));

export const addDeviceColor = factoryOf('device_colors')(async (made, given, knex) => ({
  slug: `barva-${String(made)}`,
  model_id: given.model_id ?? (await addDeviceModel(knex)).id,
  name_cs: 'Černá',
  name_ro: 'Negru',
  hex: '#1c1b1a',
  position: made,
}));

/** The passport of one used device. */
export const addPassport = factoryOf('device_passports')((made) => ({
  serial_digest: Buffer.alloc(32, made),
  serial_last4: String(made).padStart(4, '0').slice(-4),
}));

/** A version of the list of what is paid for devices. */
export const addPriceList = factoryOf('price_list_versions')((made) => ({
  code: `cenik-${String(made)}`,
}));

export const addListQuestions = factoryOf('price_list_questions')(
  async (_, given, knex) => ({
    version_id: given.version_id ?? (await addPriceList(knex)).id,
    type_id: given.type_id ?? (await addDeviceType(knex)).id,
    questions: [],
  }),
  ['questions'],
);

export const addListPrices = factoryOf('price_list_prices')(async (_, given, knex) => ({
  version_id: given.version_id ?? (await addPriceList(knex)).id,
  model_id: given.model_id ?? (await addDeviceModel(knex)).id,
  minimal_price: 500,
}));

const addCurrentList = factoryOf('current_price_list')(() => ({}));

/** Makes a list the one that devices are bought by. */
export async function makeListCurrent(knex: Knex, versionId: number): Promise<void> {
  await knex('current_price_list').delete();
  await addCurrentList(knex, { version_id: versionId });
}

/** A device that somebody was offered a price for. */
export const addBuyback = factoryOf('buybacks')(async (made, given, knex) => ({
  code: String(made).padStart(22, '0'),
  status: 'quoted',
  language: 'cs',
  color_id: given.color_id ?? (await addDeviceColor(knex)).id,
  price_list_id: given.price_list_id ?? (await addPriceList(knex)).id,
  grade: 'A',
  price: 5_000,
  snapshot: {},
  locked_until: '2027-01-01',
}));

/** An amount on top of the price of a device, from a price on. */
export const addVoucher = factoryOf('buyback_vouchers')((made) => ({
  minimal_price: made * 1_000,
  amount: made * 100,
}));

export const addVoucherLimit = factoryOf('buyback_voucher_limit')(() => ({ most_amount: 2_000 }));

/** A picture that the desk took of a device; its file is nowhere. */
export const addBuybackPhoto = factoryOf('buyback_photos')((made) => ({
  file: `foto-${String(made)}`,
  digest: Buffer.alloc(32, made),
  width: 1,
  height: 1,
  at: new Date(),
}));

/** That a buy-back was moved; by nobody but the shop itself. */
export const addBuybackEvent = factoryOf('buyback_events')(async (_, given, knex) => ({
  buyback_id: given.buyback_id ?? (await addBuyback(knex)).id,
  to_status: 'submitted',
  actor: 'system',
  at: new Date(),
}));

/** What somebody found of a device; who did must be given. */
export const addBuybackInspection = factoryOf('buyback_inspections')(() => ({
  grade: 'A',
  price: 5_000,
  answers: {},
  note: '',
  at: new Date(),
}));
