import { escapeLike } from '#core/search/like-pattern.ts';
import { orderWords, serialIn } from '#core/orders/order-words.ts';
import { serialDigest } from '../devices/passports.ts';
import type { Cipher } from '../platform/identity/cipher.ts';
import { digitsSql, wholeContactSql } from '../platform/resources/masked-contact-sql.ts';
import type { SqlPart } from '../platform/resources/server-grid.ts';

const byScanSql = `select k.order_id from device_passports d
  join pick_pieces p on p.passport_id = d.id join pick_lines l on l.id = p.pick_line_id
  join picks k on k.id = l.pick_id where d.serial_digest = ?`;
const bySaleSql = `select l.order_id from device_passports d
  join products r on r.passport_id = d.id join order_lines l on l.product_id = r.id
  where d.serial_digest = ?`;

const contact = {
  mail: 'o.e_mail',
  phones: [`o.billing_address->>'phoneNumber'`, `o.delivery_address->>'phoneNumber'`],
};
/** What is kept of an order without what is masked of its contact. */
const openWords = [`grid_fold(o.e_mail)`, ...contact.phones.map(digitsSql)].reduce(
  (words, masked) => `replace(${words}, coalesce(${masked}, ''), ' ')`,
  'w.words',
);

/** Orders that bear every word: the index finds them, and what is masked counts as a whole alone. */
function byWords(words: readonly string[], most: number): SqlPart {
  const conditions = words.map((word) => {
    const whole = wholeContactSql(contact, word);
    const like = `%${escapeLike(word)}%`;
    return {
      sql: `w.words like ? and (${openWords} like ? or ${whole.sql})`,
      bindings: [like, like, ...whole.bindings],
    };
  });
  return {
    sql: `(select w.order_id from order_words w join orders o on o.id = w.order_id
      where ${conditions.map(({ sql }) => sql).join(' and ') || 'false'}
      order by w.order_id desc limit ?)`,
    bindings: [...conditions.flatMap(({ bindings }) => bindings), most],
  };
}

/**
 * Statement for `order_id`s of the newest orders that a search finds: by number, name, company, mail, phone, goods and
 * parcel in `order_words` (a mail or a phone as a whole alone), and by the serial number of a device that was scanned for it
 * or sold as itself.
 */
export function ordersFound(cipher: Cipher, term: string, most: number): SqlPart {
  const found = byWords(orderWords(term), most);
  const serial = serialIn(term);
  if (serial === null) return found;
  const digest = serialDigest(cipher, serial);
  return {
    sql: `${found.sql} union ${byScanSql} union ${bySaleSql}`,
    bindings: [...found.bindings, digest, digest],
  };
}
