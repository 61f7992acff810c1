import { brokenStockLaws } from '#tests/support/stock-laws.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { answerOf, type Answer } from './order-fixture.ts';
import { rowOf } from './order-steps.ts';

export const editPath = 'order/admin/orders/1/edit/';

interface Edit {
  readonly lines?: readonly { position: number; quantity: number }[];
  readonly added?: readonly { product_id: number; quantity: number }[];
  readonly delivery?: string;
  readonly payment?: string;
  readonly version?: number;
}

const versionOf = async (app: TestApp) => Number((await rowOf(app, 'orders'))['version']);

/** What an edit of the first order would come to. */
export async function previewOf(app: TestApp, staff: TestClient, edit: Edit): Promise<Answer> {
  const body = { version: await versionOf(app), ...edit };
  return answerOf(await staff.change(`${editPath}preview/`, body));
}

/** Edits the first order as its preview says; answers the preview's refusal where there is one. */
export async function saveEdit(app: TestApp, staff: TestClient, edit: Edit): Promise<Answer> {
  const preview = await previewOf(app, staff, edit);
  if (preview.status !== 200) return preview;
  const { total, to_pay, refund } = preview.body;
  const seen = { total, to_pay, refund };
  const body = { version: await versionOf(app), ...edit, reason: 'po telefonu', seen };
  return answerOf(await staff.change(editPath, body));
}

/** What must hold after whatever was edited: money of the order, its pieces and what is put aside for them. */
export async function brokenLaws(app: TestApp): Promise<unknown[]> {
  const { rows } = await app.deps.knex.raw<{ rows: unknown[] }>(`
    with money as (
      select o.id, o.total, o.due, o.to_pay, o.payment_status,
        (select coalesce(sum(p.captured_amount), 0) from payments p where p.order_id = o.id) as paid,
        (select coalesce(sum(r.amount), 0) from refunds r where r.order_id = o.id) as refunded,
        (select coalesce(sum(u.net), 0) from order_units u where u.order_id = o.id
          and u.closed_at is null) as nets
      from orders o)
    select 'money' as law, to_jsonb(money) as row from money
    where nets <> paid - refunded
      + case when payment_status in ('waiting') then coalesce(to_pay, due) else 0 end
    union all
    select 'pieces', to_jsonb(l) from order_lines l where l.product_id is not null
      and (select count(*) from order_units u where u.line_id = l.id and u.closed_at is null)
        <> (select coalesce(sum(a.quantity), 0) from order_allocations a
          where a.line_id = l.id and a.state = 'held')
    union all
    select 'stock', to_jsonb(s) from stock s where s.allocated <> (
      select coalesce(sum(a.quantity), 0) from order_allocations a
      where a.product_id = s.product_id and a.place_id = s.place_id and a.state = 'held')
    union all
    select 'invoices', to_jsonb(o) from orders o
      where exists (select from invoices i where i.order_id = o.id) and o.to_pay is null
        and (select sum(i.total) from invoices i where i.order_id = o.id) <> (
          select coalesce(sum(u.net), 0) from order_units u where u.order_id = o.id
            and u.closed_at is null)`);
  return [...rows, ...(await brokenStockLaws(app.deps.knex))];
}
