import type { Knex } from 'knex';
import type { z } from 'zod';
import { canCallOff } from '#core/buyback/buyback-status.ts';
import type { editSaleBody } from '#core/contract/edit-sale.ts';
import { checkPostcode } from '#core/contract/seller-checks.ts';
import { parseIdentityCard } from '#core/identity/identity-card.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import { readIdentity, storeAccount } from './identity-store.ts';
import { limitAccount } from './limit-sales.ts';
import { lockSale } from './lock-sale.ts';
import { mailAboutVersion } from './mails/mail-subject.ts';
import { recordMoves } from './record-moves.ts';
import { saleState } from './sale-state.ts';
import type { Contact } from './seller.ts';

type Edit = z.output<ReturnType<typeof editSaleBody>>;

/** The contact with what was corrected; refuses a postcode of another country than the address lies in. */
function corrected(contact: Contact, { phoneNumber, street, city, postcode }: Edit): Contact {
  checkPostcode({ country: contact.country, postcode }, (field, message) => {
    throw new FieldRefusal({ [field]: [message] });
  });
  return {
    ...contact,
    phoneNumber: phoneNumber || contact.phoneNumber,
    street: street || contact.street,
    city: city || contact.city,
    postcode: postcode || contact.postcode,
  };
}

/**
 * Whoever holds the confirmation's code and mail could have the money sent elsewhere: the account follows only the number of
 * the document that the sale was made with, which no mail names. Throws FieldRefusal.
 */
async function requireDocument(
  trx: Knex,
  { cipher, market }: Pick<Dependencies, 'cipher' | 'market'>,
  buybackId: number,
  typed: string,
): Promise<void> {
  const identity = await readIdentity(trx, cipher, buybackId);
  const card = parseIdentityCard(typed, market.code);
  if (!card.ok || card.value !== identity?.identityCardNumber) {
    throw new FieldRefusal({ identityCardNumber: ['wrong_document'] });
  }
}

/**
 * The seller corrects a sale, until its device is received (DECISIONS Sellers of every kind). It stands in the history, and a
 * mail says so: whoever has the confirmation could have money sent elsewhere, and its owner hears of it in time.
 */
export const editRoute = (deps: Dependencies): BoundRoute =>
  bind('buyback-edit', async ({ body }, { now }) => {
    await deps.knex.transaction(async (trx) => {
      const row = await lockSale(trx, body);
      // Whose data were wiped is nobody's to correct.
      if (!row.contact || !row.eMail) throw new Refusal(404, 'buyback_not_found');
      if (!canCallOff(row.status)) throw new Refusal(409, 'sale_not_edited');
      const contact = corrected(row.contact, body);
      if (body.bankAccountFullNumber !== '') {
        await requireDocument(trx, deps, row.id, body.identityCardNumber);
        await limitAccount(trx, deps, body, now);
        await storeAccount(trx, deps, row.id, body);
      }
      await row.$query(trx).patch({ contact, version: row.version + 1 });
      const { status, eMail } = row;
      await recordMoves(trx, row.id, [
        { from: status, to: status, actor: 'customer', reason: 'edited', at: now },
      ]);
      await queueMail(trx, deps, mailAboutVersion('buyback-edited', row, eMail));
    });
    return saleState(deps.knex, body);
  });
