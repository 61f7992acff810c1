import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import { readSeller } from '../platform/seller/read-seller.ts';
import { appleAddress } from '../outside/payments/apple-pay/apple-hosts.ts';
import { openAppleSession } from '../outside/payments/apple-pay/apple-sessions.ts';
import { GatewayError } from '../outside/payments/gateway.ts';
import { chargeAttempt, findAttemptOf, requireOpen } from './charge-attempt.ts';

const kindOf = { 'google-pay': 'google_pay', 'apple-pay': 'apple_pay' } as const;
type WalletName = keyof typeof kindOf;

/** Version of the tokens that Google Pay makes for Stripe. */
const gatewayVersion = '2018-10-31';

interface WalletSetup {
  readonly merchantId: string;
  readonly publishableKey: string;
}

const isPlayed = ({ environment }: Dependencies): boolean => environment.stripe === undefined;

/** What a wallet is set up with; null where it cannot be used. A played gateway plays them, too. */
function setupOf(deps: Dependencies, wallet: WalletName): WalletSetup | null {
  const { googlePay, applePay } = deps.environment;
  if (isPlayed(deps)) return { merchantId: 'sandbox', publishableKey: 'sandbox' };
  if (wallet === 'google-pay') return googlePay ?? null;
  return applePay ? { merchantId: applePay.merchantId, publishableKey: '' } : null;
}

function requireSetup(deps: Dependencies, wallet: WalletName): WalletSetup {
  const setup = setupOf(deps, wallet);
  if (setup === null) throw new Refusal(409, 'wallet_unavailable');
  return setup;
}

/** Google Pay and Apple Pay: whether they can be used, what they need, and the charge. */
export const walletRoutes = (deps: Dependencies): BoundRoute[] => [
  bind('payment-wallet-echo', ({ params: { wallet } }) =>
    Promise.resolve({
      isAvailable: setupOf(deps, wallet) !== null,
      isSandbox: isPlayed(deps),
    }),
  ),

  bind('payment-wallet-init', async ({ params: { wallet }, body: { code } }) => {
    const { merchantId, publishableKey } = requireSetup(deps, wallet);
    const row = await findAttemptOf(deps, code, kindOf[wallet]);
    requireOpen(row);
    const { name } = await readSeller(deps.knex, deps.environment);
    return {
      merchantId,
      merchantName: name,
      gateway: 'stripe',
      gatewayVersion,
      publishableKey,
      currency: deps.market.currency,
      country: deps.market.defaultCountry,
      total: String(row.amount),
      isSandbox: isPlayed(deps),
    };
  }),

  bind('payment-wallet-session', async ({ params: { wallet }, body }) => {
    if (wallet !== 'apple-pay') throw new Refusal(404, 'not_found');
    requireSetup(deps, wallet);
    requireOpen(await findAttemptOf(deps, body.code, 'apple_pay'));
    const url = appleAddress(body.validationUrl);
    if (url === null) throw new FieldRefusal({ validationUrl: ['invalid_value'] });
    return { session: await sessionOf(deps, url) };
  }),

  bind('payment-wallet-process', ({ params: { wallet }, body }, { language }) =>
    chargeAttempt(
      deps,
      { code: body.code, wallet: kindOf[wallet], token: body.paymentToken },
      language,
    ),
  ),
];

async function sessionOf(deps: Dependencies, url: URL): Promise<string> {
  const { applePay, publicUrl } = deps.environment;
  const seller = await readSeller(deps.knex, deps.environment);
  const shop = { name: seller.name, domain: new URL(publicUrl).hostname };
  if (isPlayed(deps) || applePay === undefined) {
    return JSON.stringify({ merchantSessionIdentifier: 'sandbox', domainName: shop.domain });
  }
  try {
    return await openAppleSession(applePay, url, shop);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    deps.log.error({ reason: error.message }, 'Apple Pay opened no session');
    throw new Refusal(409, 'wallet_unavailable');
  }
}
