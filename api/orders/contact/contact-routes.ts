import type { Knex } from 'knex';
import { revealable } from '#core/contacts/contact-sight.ts';
import { checkNewBill, contactRefusal } from '#core/orders/contact-edit.ts';
import { isServed } from '#core/deliveries/matrix.ts';
import { deliveryJson, type DeliveryRow } from '../../checkout/checkout-rows.ts';
import { query } from '../../platform/database/query.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { FieldRefusal, Refusal } from '../../platform/http/refusal.ts';
import { staffOf } from '../../platform/http/signed-in.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { isAtWorkSql } from '../is-at-work.ts';
import { isBill } from '../is-bill.ts';
import { findOrder } from '../lock-order.ts';
import { mailToConfirm } from '../mailed-code.ts';
import { contactSubject } from '../mails/mail-subject.ts';
import type { OrderModel } from '../order-model.ts';
import { checkContact, type CheckedContact } from './checked-contact.ts';
import { noteEvent } from '../note-event.ts';

interface ContactFacts {
  readonly isAtWork: boolean;
  readonly isInvoiced: boolean;
}

const factsSql = `select ${isAtWorkSql('o')} as "isAtWork",
    exists (select from invoices i where i.order_id = o.id) as "isInvoiced"
  from orders o where o.id = $1`;

async function factsOf(db: Knex, order: OrderModel) {
  const [facts] = await query<ContactFacts>(db, factsSql, [order.id]);
  if (!facts) throw new Error('an order is gone while its contact is edited');
  return { ...facts, status: order.status, isBill: isBill(order) };
}

/** Why the contact of an order stays as it is now; null where staff can edit it. */
export const contactRefusalOf = async (db: Knex, order: OrderModel) =>
  contactRefusal(await factsOf(db, order));

/** Whom an order is for and where it goes is changed before it is picked, by the rules of the checkout. */
export const contactRoute = (deps: Dependencies): BoundRoute =>
  bind('admin-order-contact', async ({ params: { id }, body }, context) =>
    deps.knex.transaction(async (trx) => {
      const { now } = context;
      const staff = staffOf(context);
      const order = await findOrder(trx, { id }, true);
      if (order.version !== body.version) throw new Refusal(409, 'conflict');
      const facts = await factsOf(trx, order);
      const refusal = contactRefusal(facts);
      if (refusal !== null) throw new Refusal(409, refusal);
      const before = { ...order.billingAddress, eMail: order.eMail };
      const contact = checkContact(deps, context, {
        bill: { known: before, typed: body.orderBillingAddress },
        delivery: body.orderDeliveryAddress && {
          known: order.deliveryAddress ?? {},
          typed: body.orderDeliveryAddress,
        },
      });
      const { eMail, ...billingAddress } = contact.orderBillingAddress;
      const bill = checkNewBill(before, billingAddress, facts);
      if (!bill.ok) throw new Refusal(409, bill.error);
      const isOtherMail = eMail !== order.eMail;
      // Whoever may not read an address may not put another one in its place: its links go there.
      const seen = revealable(staff, { thing: 'order', status: order.status });
      if (isOtherMail && !seen.includes('e_mail')) throw new Refusal(403, 'permission_denied');
      await checkServed(trx, order, contact);
      const mailed = order.eMail;
      await order.$query(trx).patch({
        version: order.version + 1,
        eMail,
        billingAddress,
        deliveryAddress: contact.orderDeliveryAddress,
      });
      await noteEvent(trx, order, {
        actor: 'staff',
        staff_id: staff.id,
        reason: 'contact_changed',
        at: now,
      });
      await tell(trx, deps, order, { mailed, now });
      return { version: order.version };
    }),
  );

async function checkServed(trx: Knex, order: OrderModel, contact: CheckedContact): Promise<void> {
  const sql = `select ${deliveryJson} as row from delivery_methods m where m.code = $1`;
  const [found] = await query<{ readonly row: DeliveryRow }>(trx, sql, [order.deliveryCode]);
  const { orderBillingAddress: bill, orderDeliveryAddress: delivery } = contact;
  if (!found || isServed((delivery ?? bill).postcode, found.row.servedPostcodes)) return;
  const group = delivery ? 'orderDeliveryAddress' : 'orderBillingAddress';
  throw new FieldRefusal({ [group]: { postcode: ['postcode_not_served'] } });
}

/** Mails what was changed; another address is told, and so is the one before it, and confirms what waits for that. */
async function tell(
  trx: Knex,
  deps: Dependencies,
  { id, eMail, language, mailCheck }: OrderModel,
  { mailed, now }: { readonly mailed: string | null; readonly now: Date },
): Promise<void> {
  const kind = 'order-contact-changed';
  const told = [
    ...(eMail === null ? [] : [{ recipient: eMail, who: 'now' as const }]),
    ...(mailed === null || mailed === eMail ? [] : [{ recipient: mailed, who: 'before' as const }]),
  ];
  for (const { recipient, who } of told) {
    const subjectKey = contactSubject(id, now, who);
    await queueMail(trx, deps, { kind, subjectKey, language, recipient });
  }
  if (mailCheck === 'awaited' && mailed !== eMail) {
    await mailToConfirm(trx, deps, { id, eMail, language }, now);
  }
}
