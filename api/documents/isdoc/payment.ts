import type { DocumentPayment, InvoiceDocument } from '#core/documents/invoice-document.ts';
import { czechAccountOfIban } from '#core/identity/payout-account.ts';
import { whole } from './amounts.ts';
import type { Xml } from '../xml.ts';

/** Of ISDOC's list: 10 cash, 42 transfer, 48 card, 50 on delivery, 97 settled between partners. */
const meansCodes: Record<DocumentPayment, string> = {
  card: '48',
  google_pay: '48',
  apple_pay: '48',
  twisto: '97',
  bank_transfer: '42',
  cash_on_delivery: '50',
  cash: '10',
  installments: '97',
  leasing: '97',
  none: '97',
};

/** How what is left is paid, with the account where it goes there. */
export function paymentMeans({ payment, toPay, ...document }: InvoiceDocument): Xml {
  const { seller, dueOn, variableSymbol, kind } = document;
  const czech = czechAccountOfIban(seller.iban);
  const [id, bankCode] = czech.ok
    ? [czech.value.text.split('/')[0] ?? '', czech.value.bankCode]
    : ['', ''];
  const account: Xml = [
    'Details',
    [
      ['PaymentDueDate', dueOn],
      ['ID', id],
      ['BankCode', bankCode],
      ['Name', seller.bank],
      ['IBAN', seller.iban],
      ['BIC', seller.bic],
      ['VariableSymbol', variableSymbol],
    ],
  ];
  const hasAccount = kind === 'invoice' && payment === 'bank_transfer';
  return [
    'PaymentMeans',
    [
      [
        'Payment',
        [
          ['PaidAmount', whole(toPay)],
          ['PaymentMeansCode', meansCodes[payment]],
          ...(hasAccount ? [account] : []),
        ],
      ],
    ],
  ];
}

/** What came in before the issue, under the order's number; ISDOC has deposits above zero only. */
export function deposits({ total, toPay, orderNumber, variableSymbol }: InvoiceDocument): Xml[] {
  const amount = total - toPay;
  if (amount <= 0) return [];
  return [
    [
      'NonTaxedDeposits',
      [
        [
          'NonTaxedDeposit',
          [
            ['ID', orderNumber],
            ['VariableSymbol', variableSymbol],
            ['DepositAmount', whole(amount)],
          ],
        ],
      ],
    ],
  ];
}
