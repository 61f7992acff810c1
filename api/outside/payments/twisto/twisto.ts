import { z } from 'zod';
import { GatewayError, type AttemptState, type PaymentGateway } from '../gateway.ts';
import { connectToTwisto, type AskTwisto, type TwistoConnection } from './twisto-client.ts';
import { sealCheck, type TwistoCheck } from './twisto-payload.ts';

const invoice = z.object({
  invoice_id: z.string(),
  total_price_vat: z.coerce.number(),
  date_activated: z.string().nullish(),
  date_cancelled: z.string().nullish(),
});
type Invoice = z.output<typeof invoice>;

export interface TwistoSettings extends TwistoConnection {
  readonly isSandbox: boolean;
}

/** Twisto: the customer has thirty days, the shop is paid by Twisto. */
export interface Twisto extends PaymentGateway {
  /** What the check in the browser is begun with. */
  readonly publicKey: string;
  readonly payloadOf: (check: TwistoCheck) => string;
}

/** https://github.com/TwistoPayments/Twisto.php (Invoice) */
export function createTwisto(settings: TwistoSettings): Twisto {
  const ask = connectToTwisto(settings);
  const settle = (found: Invoice): Promise<AttemptState> => settleInvoice(ask, found);
  return {
    provider: 'twisto',
    isSandbox: settings.isSandbox,
    publicKey: settings.publicKey,
    payloadOf: (check) => sealCheck(check, settings.secretKey),

    start: () => Promise.reject(new GatewayError('a check begins in the browser')),

    async charge({ orderNumber }, _, transaction) {
      const body = { transaction_id: transaction, eshop_invoice_id: orderNumber };
      const reply = await ask('POST', 'invoice/', body);
      if (reply === 'refused') {
        return { news: 'failed', amount: null, reference: null, redirectUrl: null };
      }
      const made = invoice.parse(reply);
      const reference = made.invoice_id;
      return { reference, redirectUrl: null, ...(await activated(settle, made)) };
    },

    async stateOf(reference) {
      const reply = await ask('GET', pathOf(reference));
      return reply === 'refused' ? null : settle(invoice.parse(reply));
    },

    async refund(reference, amount, key) {
      // Money goes back as a discount of its own name: a second one of that name is refused.
      const discounts = [{ product_id: key, price_vat: amount }];
      const reply = await ask('POST', `${pathOf(reference)}return/`, { items: [], discounts });
      if (reply === 'refused') throw new GatewayError('refused to give back');
      return key;
    },

    // Twisto sends no messages; it is asked.
    readMessage: () => null,
  };
}

const pathOf = (reference: string) => `invoice/${encodeURIComponent(reference)}/`;

/** Only an invoice that is activated is paid out to the shop. */
async function settleInvoice(ask: AskTwisto, found: Invoice): Promise<AttemptState> {
  if (found.date_cancelled) return { news: 'cancelled', amount: null };
  if (found.date_activated) return { news: 'captured', amount: wholeUnits(found) };
  const reply = await ask('POST', `${pathOf(found.invoice_id)}activate/`);
  if (reply === 'refused') return { news: 'failed', amount: null };
  return { news: 'captured', amount: wholeUnits(invoice.parse(reply)) };
}

/** An invoice that was made stays ours to activate: whoever asks for its state tries again. */
async function activated(
  settle: (made: Invoice) => Promise<AttemptState>,
  made: Invoice,
): Promise<AttemptState> {
  try {
    return await settle(made);
  } catch (error) {
    if (error instanceof GatewayError) return { news: 'pending', amount: null };
    throw error;
  }
}

function wholeUnits({ total_price_vat: amount }: Invoice): number {
  if (!Number.isInteger(amount)) throw new GatewayError('an amount with minor units');
  return amount;
}
