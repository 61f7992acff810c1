import { z } from 'zod';
import { StartError } from '../start-error.ts';

/** Keys of the payment gateways, as the environment names them. */
export const paymentVariables = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_\w+$/, 'a secret key of Stripe')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, 'the secret of the webhook that Stripe calls')
    .optional(),
};

type PaymentVariables = z.output<z.ZodObject<typeof paymentVariables>>;

/** What is set up; a gateway without its keys is played by a sandbox. */
export function paymentSettingsOf({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
}: PaymentVariables) {
  if (secretKey !== undefined && webhookSecret !== undefined) {
    return { stripe: { secretKey, webhookSecret } };
  }
  if (secretKey === undefined && webhookSecret === undefined) return { stripe: undefined };
  const missing = secretKey === undefined ? 'STRIPE_SECRET_KEY' : 'STRIPE_WEBHOOK_SECRET';
  throw new StartError(`${missing} is missing: card payments need both keys.`);
}

/** What keeps a shop from starting in production; null where nothing does. */
export const missingForPayments = (data: PaymentVariables): string | null =>
  paymentSettingsOf(data).stripe === undefined
    ? 'STRIPE_SECRET_KEY is missing: with NODE_ENV=production, payments that nobody pays start only with ALLOW_SANDBOX=1.'
    : null;
