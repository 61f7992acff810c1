import { addProduct } from './catalogue.ts';
import { addDeviceType } from './devices.ts';
import { factoryOf } from './row-factory.ts';
import { addStore } from './stock.ts';

/** What the service does; an hour of work with a year of warranty. */
export const addServiceOperation = factoryOf('service_operations')((made) => ({
  slug: `oprava-${String(made)}`,
  name_cs: `Oprava ${String(made)}`,
  name_ro: `Reparație ${String(made)}`,
  duration_minutes: 60,
  warranty_months: 12,
  position: made,
}));

/** What an operation costs, on a type of devices unless a model or a colour is given. */
export const addServicePrice = factoryOf('service_prices')(async (_, given, knex) => ({
  operation_id: given.operation_id ?? (await addServiceOperation(knex)).id,
  type_id:
    given.type_id ??
    (given.model_id === undefined && given.color_id === undefined
      ? (await addDeviceType(knex)).id
      : null),
  price: 1_000,
}));

/** What is looked at before and after every repair; required after it. */
export const addRepairCheck = factoryOf('repair_checks')((made) => ({
  name_cs: `Kontrola ${String(made)}`,
  name_ro: `Verificare ${String(made)}`,
  when_made: 'both',
  kind: 'verdict',
  position: made,
}));

/** A template of a message about a repair. */
export const addMessageTemplate = factoryOf('repair_message_templates')((made) => ({
  title_cs: `Zpráva ${String(made)}`,
  title_ro: `Mesaj ${String(made)}`,
  text_cs: 'Vaše {device} je u nás.',
  text_ro: 'Dispozitivul {device} este la noi.',
  position: made,
}));

/** A picture that the counter took of a device; its file is nowhere. */
export const addRepairPhoto = factoryOf('repair_photos')((made) => ({
  kind: 'intake',
  file: `oprava-${String(made)}`,
  digest: Buffer.alloc(32, made),
  width: 1,
  height: 1,
  at: new Date(),
}));

/** A part that an operation takes from the stock, on every device unless one is given. */
export const addServicePart = factoryOf('service_parts')(async (_, given, knex) => ({
  operation_id: given.operation_id ?? (await addServiceOperation(knex)).id,
  product_id: given.product_id ?? (await addProduct(knex)).id,
  quantity: 1,
}));

/** A store that alone does an operation. */
export const addOperationStore = factoryOf('service_operation_stores')(async (_, given, knex) => ({
  operation_id: given.operation_id ?? (await addServiceOperation(knex)).id,
  store_id: given.store_id ?? (await addStore(knex)).id,
}));
