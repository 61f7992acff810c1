import type { Knex } from 'knex';
import { repairNumber } from '#core/orders/order-number.ts';
import type { RepairMailKind } from '#core/phrases/cs/repair-mail.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { FieldRefusal } from '../platform/http/refusal.ts';
import { randomCode } from '../platform/identity/random-code.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import { nextNumber } from '../orders/next-order-number.ts';
import { mailAboutRepair } from './mails/mail-subject.ts';
import { recordRepairEvent, type RepairMover } from './move-repair.ts';
import { passportOf, storeSecrets, type RepairSecrets } from './repair-identity.ts';
import { replaceLines, type NewLine } from './repair-lines.ts';
import { RepairModel } from './repair-model.ts';

const ofRepairs = {
  sequence: 'repair_positions',
  table: 'repairs',
  numberAt: repairNumber,
} as const;

/** The store that a repair is brought to; only a service centre repairs. */
export async function requireServiceCenter(db: Knex, slug: string): Promise<number> {
  const row = await db('stores')
    .where({ slug, is_service_center: true })
    .first<{ id: number } | undefined>('id');
  if (!row) throw new FieldRefusal({ store: ['unknown_store'] });
  return row.id;
}

type TakenColumns = Pick<
  RepairModel,
  | 'language'
  | 'userId'
  | 'way'
  | 'storeId'
  | 'colorId'
  | 'device'
  | 'fault'
  | 'look'
  | 'accessories'
  | 'hasBackup'
  | 'priceLimit'
  | 'promisedOn'
  | 'claimedRepairId'
  | 'claimedOrderId'
  | 'contact'
  | 'eMail'
  | 'idempotencyKey'
  | 'requestDigest'
>;

export interface NewRepair {
  readonly columns: TakenColumns;
  readonly status: 'announced' | 'received';
  readonly lines: readonly NewLine[];
  readonly secrets: RepairSecrets;
  readonly mail: RepairMailKind;
}

/** Stores a repair with its lines, the number of its device, its first line of history and its mail. */
export async function storeRepair(
  trx: Knex.Transaction,
  deps: Dependencies,
  { columns, status, lines, secrets, mail }: NewRepair,
  mover: RepairMover,
): Promise<RepairModel> {
  const { cipher } = deps;
  const row = await RepairModel.query(trx).insertAndFetch({
    ...columns,
    status,
    number: await nextNumber(trx, cipher, ofRepairs),
    code: randomCode(),
    statusSince: mover.at,
    createdAt: mover.at,
    dataLossAgreedAt: mover.at,
    passportId: await passportOf(trx, cipher, secrets.serial),
  });
  await replaceLines(trx, row.id, lines);
  await storeSecrets(trx, cipher, row.id, secrets);
  await recordRepairEvent(trx, row.id, null, status, mover);
  await queueMail(trx, deps, mailAboutRepair(mail, row));
  return row;
}
