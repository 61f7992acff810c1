import { z } from 'zod';
import { StartError } from '../faults/start-error.ts';

const key = (pattern: RegExp, expected: string) => z.string().regex(pattern, expected).optional();

/** Keys of the payment gateways, as the environment names them. */
export const paymentVariables = {
  STRIPE_SECRET_KEY: key(/^[sr]k_\w+$/, 'a secret key of Stripe'),
  STRIPE_WEBHOOK_SECRET: key(/^whsec_\w+$/, 'the secret of the webhook that Stripe calls'),
  STRIPE_PUBLISHABLE_KEY: key(/^pk_\w+$/, 'the publishable key of Stripe'),
  GOOGLE_PAY_MERCHANT_ID: key(/^[\w-]{5,40}$/, "the merchant's id of Google Pay"),
  APPLE_PAY_MERCHANT_ID: key(/^merchant\.[\w.-]+$/, "the merchant's id of Apple Pay"),
  APPLE_PAY_CERTIFICATE: key(/./, 'the path of a PEM file'),
  APPLE_PAY_KEY: key(/./, 'the path of a PEM file'),
  TWISTO_PUBLIC_KEY: key(/^\w+$/, 'the public key of Twisto'),
  // Eight characters say what it is; 32 bytes follow, half for the cipher and half for the digest.
  TWISTO_SECRET_KEY: key(/^.{8}[0-9a-f]{64}$/i, 'the secret key of Twisto'),
  LOANS_API_URL: key(/^https:\/\/[^\s]+$/, "an https address of the loan company's API"),
  LOANS_USERNAME: key(/./, 'the name that the loan company gave'),
  LOANS_PASSWORD: key(/./, 'the password that the loan company gave'),
  LOANS_SECRET: key(/./, "the secret that the loan company's messages are signed with"),
};

type PaymentVariables = z.output<z.ZodObject<typeof paymentVariables>>;
type Name = keyof PaymentVariables;

/** Variables that only make sense together: all of them, or none. */
function together<N extends Name>(
  data: PaymentVariables,
  names: readonly N[],
  what: string,
): Record<N, string> | undefined {
  const missing = names.filter((name) => data[name] === undefined);
  if (missing.length === names.length) return undefined;
  if (missing.length > 0) {
    throw new StartError(`${String(missing[0])} is missing: ${what} all of their settings.`);
  }
  return Object.fromEntries(names.map((name) => [name, data[name]])) as Record<N, string>; // none is missing
}

/** What is set up; a gateway without its keys is played by a sandbox, a wallet is not offered. */
export function paymentSettingsOf(data: PaymentVariables) {
  const stripe = together(
    data,
    ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
    'card payments need',
  );
  const apple = together(
    data,
    ['APPLE_PAY_MERCHANT_ID', 'APPLE_PAY_CERTIFICATE', 'APPLE_PAY_KEY'],
    'payments by Apple Pay need',
  );
  const google = together(
    data,
    ['GOOGLE_PAY_MERCHANT_ID', 'STRIPE_PUBLISHABLE_KEY'],
    'payments by Google Pay need',
  );
  return {
    stripe: stripe && {
      secretKey: stripe.STRIPE_SECRET_KEY,
      webhookSecret: stripe.STRIPE_WEBHOOK_SECRET,
    },
    googlePay: google && {
      merchantId: google.GOOGLE_PAY_MERCHANT_ID,
      publishableKey: google.STRIPE_PUBLISHABLE_KEY,
    },
    applePay: apple && {
      merchantId: apple.APPLE_PAY_MERCHANT_ID,
      certificateFile: apple.APPLE_PAY_CERTIFICATE,
      keyFile: apple.APPLE_PAY_KEY,
    },
    ...otherGatewaysOf(data),
  };
}

function otherGatewaysOf(data: PaymentVariables) {
  const twisto = together(
    data,
    ['TWISTO_PUBLIC_KEY', 'TWISTO_SECRET_KEY'],
    'payments by Twisto need',
  );
  const loans = together(
    data,
    ['LOANS_API_URL', 'LOANS_USERNAME', 'LOANS_PASSWORD', 'LOANS_SECRET'],
    'installments need',
  );
  return {
    twisto: twisto && {
      publicKey: twisto.TWISTO_PUBLIC_KEY,
      secretKey: twisto.TWISTO_SECRET_KEY,
    },
    loans: loans && {
      address: loans.LOANS_API_URL.replace(/\/+$/, ''),
      username: loans.LOANS_USERNAME,
      password: loans.LOANS_PASSWORD,
      secret: loans.LOANS_SECRET,
    },
  };
}

/** What keeps a shop from starting in production; null where nothing does. */
export function missingForPayments(data: PaymentVariables): string | null {
  const { stripe, loans } = paymentSettingsOf(data);
  const missing: Name | null =
    stripe === undefined ? 'STRIPE_SECRET_KEY' : loans === undefined ? 'LOANS_API_URL' : null;
  return missing === null
    ? null
    : `${missing} is missing: with NODE_ENV=production, payments that nobody pays start only with ALLOW_SANDBOX=1.`;
}
