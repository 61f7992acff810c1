import type { Knex } from 'knex';
import type { Language } from '#core/market/market.ts';
import { readPerson } from '../customers/customer-person.ts';
import { OrderModel } from '../orders/order-model.ts';
import type { SignedInUser } from '../platform/sessions/sessions.ts';

/** Whoever is on the phone, as far as the shop knows them. */
export interface PhoneCustomer {
  /** Their own account, by whose prices and limits they buy. */
  readonly account: SignedInUser | null;
  /** Bill of their last order; empty of somebody new. */
  readonly bill: Readonly<Record<string, unknown>>;
  readonly hasAddress: boolean;
  /** In which they were written to last. */
  readonly language: Language | null;
}

const nobody: PhoneCustomer = { account: null, bill: {}, hasAddress: false, language: null };

/** Reads a customer by their key, for whoever may read the thing that it names. */
export async function findPhoneCustomer(
  db: Knex,
  key: string | null,
  staff: SignedInUser,
): Promise<PhoneCustomer> {
  if (key === null) return nobody;
  const { eMail, account } = await readPerson(db, key, staff.permissions);
  const last = await OrderModel.query(db)
    .where({ e_mail: eMail })
    .whereNotNull('billing_address')
    .orderBy('id', 'desc')
    .first();
  return {
    account: account && {
      id: account.id,
      eMail: account.e_mail,
      name: account.name,
      role: account.role,
      permissions: [],
    },
    bill: { ...last?.billingAddress, eMail },
    hasAddress: last !== undefined,
    language: account?.language ?? last?.language ?? null,
  };
}
