import type { Knex } from 'knex';
import type { ContactField, ContactOf, ContactThing } from '#core/contacts/contact-sight.ts';
import { customerRoles } from '#core/permissions/roles.ts';
import { EnquiryModel } from '../enquiries/enquiry-model.ts';
import { OrderModel } from '../orders/order-model.ts';
import { RepairModel } from '../repairs/repair-model.ts';
import { ReservationModel } from '../reservations/reservation-model.ts';

/** A thing with its state, and its contact in clear; what is not there or was wiped is null. */
interface FoundContact {
  readonly of: ContactOf;
  readonly values: Partial<Readonly<Record<ContactField, string | null>>>;
}

const finders: Record<ContactThing, (db: Knex, id: number) => Promise<FoundContact | null>> = {
  order: async (db, id) => {
    const row = await OrderModel.query(db).findById(id);
    if (!row) return null;
    const { billingAddress: bill, deliveryAddress: delivery } = row;
    return {
      of: { thing: 'order', status: row.status },
      values: {
        e_mail: row.eMail,
        phone_number: bill?.phoneNumber ?? null,
        street: bill?.street ?? null,
        delivery_phone_number: delivery?.phoneNumber ?? null,
        delivery_street: delivery?.street ?? null,
      },
    };
  },
  reservation: async (db, id) => {
    const row = await ReservationModel.query(db).findById(id);
    if (!row) return null;
    return {
      of: { thing: 'reservation', status: row.status },
      values: { e_mail: row.eMail, phone_number: row.phone },
    };
  },
  repair: async (db, id) => {
    const row = await RepairModel.query(db).findById(id);
    if (!row) return null;
    const { phoneNumber = null, street = null } = row.contact ?? {};
    return {
      of: { thing: 'repair', status: row.status },
      values: { e_mail: row.eMail, phone_number: phoneNumber, street },
    };
  },
  enquiry: async (db, id) => {
    const row = await EnquiryModel.query(db).findById(id);
    if (!row) return null;
    const phone = row.content?.phone;
    return {
      of: { thing: 'enquiry', status: null },
      values: { e_mail: row.eMail, phone_number: phone === undefined ? null : String(phone) },
    };
  },
  application: async (db, id) => {
    const row = await db('job_applications').where({ id }).first('e_mail', 'phone');
    if (!row) return null;
    return {
      of: { thing: 'application', status: null },
      values: { e_mail: row.e_mail, phone_number: row.phone },
    };
  },
  subscriber: async (db, id) => {
    const row = await db('subscribers').where({ id }).first('e_mail');
    return row
      ? { of: { thing: 'subscriber', status: null }, values: { e_mail: row.e_mail } }
      : null;
  },
  // Of customers alone: whoever works here, and a store's account, is no customer.
  account: async (db, id) => {
    const row = await db('users as u')
      .leftJoin('user_profiles as p', 'p.user_id', 'u.id')
      .where({ 'u.id': id, 'u.is_active': true })
      .whereIn('u.role', [...customerRoles])
      .first<{ e_mail: string; phone: string | null } | undefined>('u.e_mail', 'p.phone');
    if (!row) return null;
    return {
      of: { thing: 'account', status: null },
      values: { e_mail: row.e_mail, phone_number: row.phone },
    };
  },
};

export const findContact = (
  db: Knex,
  thing: ContactThing,
  id: number,
): Promise<FoundContact | null> => finders[thing](db, id);
