import { parsePayoutAccount } from '../identity/payout-account.ts';
import type { Market } from '../market/market.ts';
import { accept, refuse, type Result } from '../shared/result.ts';
import type { BankEntry } from './bank-statement.ts';

/** A payout whose order was handed to the bank as a file, as a debit of the account sees it. */
export interface SentPayout {
  readonly orderId: number;
  /** The buy-back's or the refund's own. */
  readonly key: number;
  /** What the file calls it, which the bank's statement names again. */
  readonly number: string;
  /** Whole units. */
  readonly amount: number;
  /** Null where it is known no more. */
  readonly iban: string | null;
  /** `paid` by hand, `taken` where another movement is its payment already. */
  readonly state: 'open' | 'paid' | 'taken';
}

/** Why a debit waits for a person, with the payout that it may be. */
export interface UnmatchedDebit {
  readonly reason: 'debit' | 'payout_differs' | 'payout_paid' | 'several_payouts';
  readonly payout: SentPayout | null;
}

type Debit = Pick<
  BankEntry,
  'amount' | 'currency' | 'isReversal' | 'variableSymbol' | 'counterAccount'
>;

/**
 * The payout that a debit carried out: of the same amount and, where the bank says one, the same account,
 * and by the number of the payment's file; a debit that names none must have amount and account of one
 * payout only. What agrees in part is proposed (`payout_differs`), as numbers of devices are short enough to
 * be somebody else's symbol.
 */
export function matchDebit(
  entry: Debit,
  payouts: readonly SentPayout[],
  { currency, code }: Pick<Market, 'currency' | 'code'>,
): Result<SentPayout, UnmatchedDebit> {
  const none = refuse({ reason: 'debit', payout: null } as const);
  if (entry.amount >= 0 || entry.isReversal || entry.currency !== currency) return none;
  const account = parsePayoutAccount(entry.counterAccount, code);
  const iban = account.ok ? account.value.iban : null;
  const says = (one: SentPayout) => ({
    number: entry.variableSymbol === one.number,
    amount: -entry.amount === one.amount * 100,
    account: iban !== null && iban === one.iban,
  });
  const isNamed = entry.variableSymbol !== '';
  const hasAccount = entry.counterAccount !== '';
  const isWhole = (one: SentPayout) => {
    const { number, amount, account: same } = says(one);
    return amount && (isNamed ? number && (same || !hasAccount) : same);
  };
  const whole = payouts.filter(isWhole);
  const free = whole.filter(({ state }) => state !== 'taken');
  const [only] = free;
  if (free.length > 1) return refuse({ reason: 'several_payouts', payout: null });
  if (only) return accept(only);
  const [taken] = whole;
  if (taken) return refuse({ reason: 'payout_paid', payout: taken });
  const alike = payouts.find((one) => {
    const { number, amount, account: same } = says(one);
    return one.state === 'open' && [number, amount, same].filter(Boolean).length > 1;
  });
  return alike ? refuse({ reason: 'payout_differs', payout: alike }) : none;
}
