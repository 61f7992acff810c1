import type { vouchers } from '../../../buyback/vouchers.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof vouchers> = {
  title: 'Vouchere pentru buyback',
  add: 'Adăugați un voucher',
  one: 'Voucher de {amount}',
  done: {
    add: 'Adăugarea unui voucher pentru buyback',
    update: 'Modificarea unui voucher pentru buyback',
    delete: 'Ștergerea unui voucher pentru buyback',
    edit: 'Editarea voucherelor în listă',
  },
  columns: {
    minimalPrice: 'Buyback de cel puțin',
    amount: 'Voucher',
  },
};
