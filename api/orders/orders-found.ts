import { escapeLike } from '#core/search/like-pattern.ts';
import { orderWords, serialIn } from '#core/orders/order-words.ts';
import { serialDigest } from '../devices/passports.ts';
import type { Cipher } from '../platform/identity/cipher.ts';
import type { SqlPart } from '../platform/resources/server-grid.ts';

const byScanSql = `select k.order_id from device_passports d
  join pick_pieces p on p.passport_id = d.id join pick_lines l on l.id = p.pick_line_id
  join picks k on k.id = l.pick_id where d.serial_digest = ?`;
const bySaleSql = `select l.order_id from device_passports d
  join products r on r.passport_id = d.id join order_lines l on l.product_id = r.id
  where d.serial_digest = ?`;

/**
 * Statement for `order_id`s of the newest orders that a search finds: by number, name, company, mail, phone, goods and
 * parcel in `order_words`, and by the serial number of a device that was scanned for it
 * or sold as itself.
 */
export function ordersFound(cipher: Cipher, term: string, most: number): SqlPart {
  const words = orderWords(term);
  const serial = serialIn(term);
  const byWords = {
    sql: `(select order_id from order_words
      where ${words.map(() => 'words like ?').join(' and ') || 'false'}
      order by order_id desc limit ?)`,
    bindings: [...words.map((word) => `%${escapeLike(word)}%`), most],
  };
  if (serial === null) return byWords;
  const digest = serialDigest(cipher, serial);
  return {
    sql: `${byWords.sql} union ${byScanSql} union ${bySaleSql}`,
    bindings: [...byWords.bindings, digest, digest],
  };
}
