import type { Knex } from 'knex';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { fillTemplate, leftPlaceholders } from '#core/service/message-template.ts';
import { formatDate } from '#core/shared/calendar.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { FieldRefusal, Refusal } from '../../platform/http/refusal.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { mailOfMessage, messageMail, phoneOf } from '../mails/repair-message.ts';
import { recordRepairEvent } from '../move-repair.ts';
import type { RepairModel } from '../repair-model.ts';

type Bench = Reply<Endpoints['admin-repair-bench']>;

interface Written {
  readonly title: string;
  readonly text: string;
}

/** Templates with what is known of a repair, in its own language. */
export async function templatesOf(db: Knex, row: RepairModel): Promise<Bench['templates']> {
  const store = await db('stores')
    .where({ id: row.storeId })
    .first<{ name: string; phone: string } | undefined>('name', 'phone');
  const values = {
    number: row.number,
    device: row.device,
    store: store?.name ?? null,
    phone: store?.phone ?? null,
    promised: row.promisedOn === null ? null : formatDate(row.promisedOn),
  };
  const templates = await db('repair_message_templates')
    .where({ is_active: true })
    .orderBy(['position', 'id'])
    .select<{ id: number; title: string; text: string }[]>(
      'id',
      `title_${row.language} as title`,
      `text_${row.language} as text`,
    );
  return templates.map(({ id, title, text }) => ({
    id,
    title: fillTemplate(title, values),
    text: fillTemplate(text, values),
  }));
}

/** What was written to the customer, newest first; nothing once it was wiped. */
export async function messagesOf(db: Knex, repairId: number): Promise<Bench['messages']> {
  const rows = await db('repair_messages as m')
    .leftJoin('users as u', 'u.id', 'm.staff_id')
    .where({ repair_id: repairId })
    .whereNot({ text: '' })
    .orderBy('m.id', 'desc')
    .select<(Written & { id: number; sent_at: Date; by: string | null })[]>(
      'm.id',
      'm.title',
      'm.text',
      'm.sent_at',
      'u.name as by',
    );
  return rows.map(({ id, title, text, sent_at: at, by }) => ({
    id,
    title,
    text,
    at: at.toISOString(),
    by: by ?? '',
  }));
}

function refuseLeft(written: Written): void {
  const wrong = (['title', 'text'] as const).filter(
    (field) => leftPlaceholders(written[field]).length > 0,
  );
  if (wrong.length === 0) return;
  throw new FieldRefusal(Object.fromEntries(wrong.map((field) => [field, ['placeholder_left']])));
}

/** Sends what somebody wrote to the customer of a locked repair; the history says who did and which it was. */
export async function sendMessage(
  trx: Knex.Transaction,
  deps: Dependencies,
  row: RepairModel,
  { templateId, ...written }: Written & { readonly templateId: number | null },
  { staffId, at }: { readonly staffId: number; readonly at: Date },
): Promise<void> {
  if (row.eMail === null) throw new Refusal(409, 'repair_move_refused');
  refuseLeft(written);
  const template =
    templateId === null
      ? null
      : await trx('repair_message_templates')
          .where({ id: templateId })
          .first<{ id: number } | undefined>('id');
  const [message] = await trx('repair_messages')
    .insert({
      ...written,
      repair_id: row.id,
      // One that was deleted meanwhile was chosen all the same; what is sent stands here.
      template_id: template?.id ?? null,
      staff_id: staffId,
      sent_at: at,
    })
    .returning<{ id: number }[]>('id');
  if (!message) throw new Error('storing a message returned no row');
  const reason = `message: ${written.title}`;
  const note = { actor: 'staff', staffId, at, reason } as const;
  await recordRepairEvent(trx, row.id, row.status, row.status, note);
  await queueMail(trx, deps, mailOfMessage(row, message.id));
}

/** The mail that a message would become, with a link that opens nothing. */
export async function previewMessage(
  deps: Dependencies,
  row: RepairModel,
  written: Written,
): Promise<{ readonly subject: string; readonly text: string }> {
  refuseLeft(written);
  const { number, device, language } = row;
  const phone = await phoneOf(deps, row.storeId);
  const about = { number, device, language, phone, code: '…' };
  const { subject, text } = messageMail(about, written, deps);
  return { subject, text };
}
