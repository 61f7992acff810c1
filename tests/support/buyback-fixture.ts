import type { Knex } from 'knex';
import { grades, type Grade } from '#core/buyback/grade.ts';
import { luhnCheckDigit } from '#core/identity/luhn.ts';
import { truncateAll } from './database.ts';
import { addManufacturer } from './factories/catalogue.ts';
import {
  addDeviceColor,
  addDeviceModel,
  addDeviceType,
  addListPrices,
  addListQuestions,
  addPriceList,
  makeListCurrent,
} from './factories/devices.ts';

/** Prices by grade in whole crowns. */
const tablePrices: Record<Grade, number> = {
  'A+': 10_000,
  A: 8_500,
  B: 7_000,
  C: 4_000,
  D: 1_000,
};

interface FixtureQuestion {
  readonly id: string;
  readonly type: string;
  readonly name: { readonly cs: string; readonly ro: string };
  readonly choices: readonly {
    readonly value: string;
    readonly label: { readonly cs: string; readonly ro: string };
    readonly quality: Grade | null;
    readonly correctionPercent: number;
  }[];
}

const both = (cs: string, ro: string) => ({ cs, ro });
const graded = (name: string, percents: readonly number[]): FixtureQuestion['choices'] =>
  grades.map((quality, index) => ({
    value: `${name}_${quality.toLowerCase().replace('+', '-plus')}`,
    label: both(`${name} stav ${quality}`, `${name} stare ${quality}`),
    quality,
    correctionPercent: percents[index] ?? 0,
  }));

/** The questions of the table of T-BUY-1: B on the body is −300, C of the battery −700, D of the charger −100. */
export const tableQuestions: readonly FixtureQuestion[] = [
  { id: '1', type: 'display', name: both('Displej', 'Ecran'), choices: graded('display', []) },
  { id: '2', type: 'body', name: both('Tělo', 'Carcasă'), choices: graded('body', [0, 0, -3]) },
  {
    id: '3',
    type: 'battery',
    name: both('Baterie', 'Baterie'),
    choices: graded('battery', [0, -2, -4, -7, -9]),
  },
  {
    id: '4',
    type: 'charger',
    name: both('Nabíječka', 'Încărcător'),
    choices: graded('charger', [0, 0, 0, 0, -1]),
  },
  {
    id: '5',
    type: 'lock',
    name: both('Odhlášeno z účtů?', 'Deconectat din conturi?'),
    choices: [
      { value: 'lock_yes', label: both('Ano', 'Da'), quality: 'A+', correctionPercent: 0 },
      { value: 'lock_no', label: both('Ne', 'Nu'), quality: null, correctionPercent: 0 },
    ],
  },
];

/** Answers worth grade B: 7 000 − 300 − 700 − 100 = 5 900 (T-BUY-1). */
export const answersB = ['display_a', 'body_b', 'battery_c', 'charger_d', 'lock_yes'];
/** The same device with a worse body: 4 000 − 700 − 100 = 3 200. */
export const answersC = ['display_a', 'body_c', 'battery_c', 'charger_d', 'lock_yes'];
/** Better than described: 8 500 − 700 − 100 = 7 700. */
export const answersA = ['display_a', 'body_a', 'battery_c', 'charger_d', 'lock_yes'];

export const phone = 'iphone-15-128gb-black';
export const tablet = 'ipad-air-256gb-blue';
export const watch = 'watch-se-silver';

/** One phone, one tablet and one watch, on the price list v41, in a shop that has nothing else. */
export async function insertDevices(knex: Knex): Promise<void> {
  await truncateAll(knex);
  await addManufacturer(knex, { slug: 'apple', name: 'Apple', popularity: 1 });
  await addDevices(knex);
}

/** The same beside a catalogue, whose first manufacturer is Apple. */
export async function addDevices(knex: Knex): Promise<void> {
  await addDeviceType(knex, { slug: 'telefony', position: 1 });
  await addDeviceType(knex, {
    slug: 'tablety',
    kind: 'tablet',
    name_cs: 'Tablety',
    name_ro: 'Tablete',
    position: 2,
  });
  await addDeviceType(knex, {
    slug: 'chytre-hodinky',
    kind: 'smartwatch',
    name_cs: 'Chytré hodinky',
    name_ro: 'Ceasuri inteligente',
    position: 3,
  });
  const model = { manufacturer_id: 1, width_mm: 71.6, height_mm: 147.6 };
  await addDeviceModel.many(knex, [
    { ...model, type_id: 1, slug: 'iphone-15-128gb', name: 'iPhone 15', storage_gb: 128 },
    { ...model, type_id: 2, slug: 'ipad-air-256gb', name: 'iPad Air', storage_gb: 256 },
    { manufacturer_id: 1, type_id: 3, slug: 'watch-se', name: 'Watch SE' },
  ]);
  await addDeviceColor.many(knex, [
    { slug: phone, model_id: 1, position: 1 },
    { slug: tablet, model_id: 2, position: 1 },
    { slug: watch, model_id: 3, position: 1 },
  ]);
  await publishVersion(knex, 'v41');
}

export interface VersionContent {
  readonly prices?: Partial<Record<Grade, number | null>>;
  readonly questions?: readonly FixtureQuestion[];
  readonly minimalPrice?: number;
}

/** Makes a list current that has the table for every model, but for what is given. */
export async function publishVersion(
  knex: Knex,
  code: string,
  { prices = {}, questions = tableQuestions, minimalPrice = 500 }: VersionContent = {},
): Promise<void> {
  const all = { ...tablePrices, ...prices };
  const { id } = await addPriceList(knex, { code });
  const types: number[] = await knex('device_types').orderBy('id').pluck('id');
  const models: number[] = await knex('device_models').orderBy('id').pluck('id');
  await addListQuestions.many(
    knex,
    types.map((type) => ({ version_id: id, type_id: type, questions })),
  );
  await addListPrices.many(
    knex,
    models.map((model) => ({
      version_id: id,
      model_id: model,
      price_a_plus: all['A+'],
      price_a: all.A,
      price_b: all.B,
      price_c: all.C,
      price_d: all.D,
      minimal_price: minimalPrice,
    })),
  );
  await makeListCurrent(knex, id);
}

/** A valid IMEI for each number. */
export function imeiOf(number: number): string {
  const body = `35${String(number).padStart(12, '0')}`;
  return `${body}${luhnCheckDigit(body)}`;
}

export const customer = {
  personal_identification_number: '900115/1005',
  identity_card_number: '204 816 357',
  identity_released_by: 'Městský úřad Kladno',
  identity_valid_to: '01.05.2031',
  degree_before_name: 'Ing.',
  first_name: 'Bořivoj',
  last_name: 'Zelenka',
  gender: 'male',
  district: 'Kladno',
  street: 'Dlouhá 12',
  city: 'Kladno',
  country: 'CZ',
  postcode: '272 01',
  phone_number: '+420 601 234 567',
  nationality: 'CZ',
  place_of_birth: 'Rakovník',
  e_mail: 'borivoj.zelenka@posta.example',
  bank_account_full_number: '19-2000145399',
  bank_code: '0800',
};

/** A body of `buyback-send-to-email` as it travels. */
export const offerBody = (more: Readonly<Record<string, unknown>> = {}) => ({
  device_identifier: phone,
  appraisal_version: 'v41',
  device_condition_choices: answersB,
  note: '',
  e_mail: 'borivoj.zelenka@posta.example',
  ...more,
});

/** A body of `buyback-sell-online` as it travels. */
export const saleBody = (imei: string, more: Readonly<Record<string, unknown>> = {}) => ({
  device_identifier: phone,
  appraisal_version: 'v41',
  device_condition_choices: answersB,
  note: '',
  customer_data: customer,
  buyout_device: { imei, serial_number: '', note: '' },
  ...more,
});
