import type { Knex } from 'knex';
import { saleLimitMinutes, saleLimits, type SaleMark } from '#core/buyback/sale-limits.ts';
import { payoutAccount } from '#core/contract/seller-checks.ts';
import { foldText } from '#core/shared/text.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { countAttempt, limitKey, secondsUntil } from '../platform/http/rate-limit.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { CustomerData } from './seller.ts';

/**
 * Counts a sale for its seller's account, e-mail and address, of which keyed hashes alone are kept,
 * and refuses with 429 what is too much for one person. In the transaction of the sale: what is
 * refused for another reason counts for nothing. All sales count in one order, so that none wait for
 * each other in a circle.
 */
export async function limitSales(
  trx: Knex,
  deps: Dependencies,
  customer: CustomerData,
  now: Date,
): Promise<void> {
  await countMarks(trx, deps, marksOf(deps, customer), now);
}

type Account = Pick<CustomerData, 'bankAccountFullNumber' | 'bankCode'>;
type Marks = Readonly<Partial<Record<SaleMark, string>>>;

/** The same for an account that a sale is corrected to: no way around the limit of sales. */
export const limitAccount = (
  trx: Knex,
  deps: Dependencies,
  account: Account,
  now: Date,
): Promise<void> => countMarks(trx, deps, { bankAccount: accountMark(deps, account) }, now);

async function countMarks(trx: Knex, deps: Dependencies, marks: Marks, now: Date): Promise<void> {
  for (const [mark, most] of saleLimits) {
    const value = marks[mark];
    if (value === undefined) continue;
    const key = limitKey(deps, 'sale', mark, value);
    const { attempts, windowEndsAt } = await countAttempt(trx, key, now, saleLimitMinutes);
    if (attempts <= most) continue;
    const headers = { 'Retry-After': secondsUntil(windowEndsAt, now) };
    throw new Refusal(429, 'too_many_sales', { headers });
  }
}

function accountMark({ market }: Dependencies, data: Account): string {
  const account = payoutAccount(market.code, data.bankAccountFullNumber, data.bankCode);
  return account.ok ? account.value.iban : data.bankAccountFullNumber;
}

/** However the same was written. */
function marksOf(deps: Dependencies, data: CustomerData): Readonly<Record<SaleMark, string>> {
  const plain = (text: string) => foldText(text).replace(/[^\p{L}\p{N}]/gu, '');
  return {
    bankAccount: accountMark(deps, data),
    eMail: data.eMail.toLowerCase(),
    address: [data.street, data.postcode, data.country].map(plain).join(' '),
  };
}
