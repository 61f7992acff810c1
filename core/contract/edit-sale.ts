import { z } from 'zod';
import { parsePhone } from '../identity/phone.ts';
import { optionalLine, token } from '../shared/field-schemas.ts';
import { saleState } from './buyback.ts';
import { email } from './email.ts';
import type { Endpoint, RuleContext } from './endpoint.ts';
import { checkAccount } from './seller-checks.ts';
import { together } from './sell-online.ts';

/** What of a sale its seller can correct; what is left empty stays as it is. */
export const editSaleBody = ({ market }: RuleContext) =>
  together(
    z.object({
      code: token,
      eMail: email,
      phoneNumber: optionalLine(30).transform((text, context) => {
        const parsed = parsePhone(text, market);
        if (text === '') return '';
        if (parsed.ok) return parsed.value;
        context.addIssue({ code: 'custom', message: 'invalid_phone' });
        return z.NEVER;
      }),
      street: optionalLine(100),
      city: optionalLine(100),
      /** Checked by the country that the address lies in, which the sale knows. */
      postcode: optionalLine(16),
      bankAccountFullNumber: optionalLine(50),
      bankCode: optionalLine(4),
      /** Of the document that the sale was made with: asked for where the account changes, for money follows it. */
      identityCardNumber: optionalLine(20),
    }),
    (value, refuseField) => {
      checkAccount(market, value, refuseField);
      if (value['bankAccountFullNumber'] !== '' && value['identityCardNumber'] === '') {
        refuseField('identityCardNumber', 'required');
      }
    },
  );

export const editSale = {
  method: 'POST',
  path: 'buyback/edit/',
  access: 'public',
  body: editSaleBody,
  reply: saleState,
  status: 200,
  limit: { attempts: 30, minutes: 10 },
  conflicts: true,
  summary: 'The seller corrects phone, address or account, until the device is received',
} as const satisfies Endpoint;
