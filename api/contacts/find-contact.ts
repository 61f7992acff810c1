import type { Knex } from 'knex';
import type { ContactField, ContactOf, ContactThing } from '#core/contacts/contact-sight.ts';
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
};

export const findContact = (
  db: Knex,
  thing: ContactThing,
  id: number,
): Promise<FoundContact | null> => finders[thing](db, id);
