import type { Knex } from 'knex';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import type { Rows } from '../platform/database/rows.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { query } from '../platform/database/query.ts';
import type { PaymentRow } from './apply-news.ts';
import { askGateway } from './ask-gateways.ts';
import { completeLoanJob } from './loans/follow-loan.ts';
import { contractByReference } from './loans/loan-contracts.ts';
import { processMessage } from './receive-message.ts';

type Message = Reply<Endpoints['payment-inbox']>['results'][number];
type Outcome = Reply<Endpoints['payment-inbox-again']>['outcome'];

const perPage = 100;

/** What providers told the shop, and what came of it. */
export const paymentInboxRoutes = (deps: Dependencies): BoundRoute[] => [
  bind('payment-inbox', async ({ query: { state, before } }) => {
    const rows = await readMessages(deps.reads, { state, before, id: null, most: perPage + 1 });
    return { results: rows.slice(0, perPage), hasMore: rows.length > perPage };
  }),

  bind('payment-inbox-again', async ({ params: { id } }) => {
    const outcome = await doAgain(deps, id);
    const [message] = await readMessages(deps.knex, { id, most: 1 });
    if (!message) throw new Error('a message is gone');
    return { outcome, message };
  }),
];

type StoredMessage = Pick<Rows['payment_callbacks'], 'provider' | 'reference' | 'processed_at'>;

async function doAgain(deps: Dependencies, id: number): Promise<Outcome> {
  const { knex } = deps;
  const message = await knex('payment_callbacks')
    .where({ id })
    .first<StoredMessage | undefined>('provider', 'reference', 'processed_at');
  if (!message) throw new Refusal(404, 'not_found');
  const { provider, reference } = message;
  if (message.processed_at === null) await processMessage(deps, id);
  if (provider === 'loans') await sayReadyAgain(deps, reference);
  const attempt = await attemptOf(knex, message);
  if (!attempt) return 'no_attempt';
  return (await askGateway(deps, attempt)) ? 'changed' : 'quiet';
}

/** A contract that was sent and is not complete is said to the company once more, which completes it by that. */
const sayReadyAgain = (deps: Dependencies, reference: string): Promise<void> =>
  deps.knex.transaction(async (trx) => {
    const contract = await contractByReference(trx, reference);
    if (contract?.status === 'sent') await deps.jobs.enqueue(trx, completeLoanJob, { reference });
  });

async function attemptOf(
  db: Knex,
  { provider, reference }: StoredMessage,
): Promise<PaymentRow | undefined> {
  const attempt = await db('payments')
    .where({ provider, reference })
    .first<PaymentRow | undefined>();
  if (attempt || provider !== 'loans') return attempt;
  // Of several contracts, the attempt bears the reference of the first.
  const contract = await contractByReference(db, reference);
  if (!contract) return undefined;
  const row = await db('payments')
    .where({ provider, order_id: contract.order_id })
    .orderBy('attempt', 'desc')
    .first<PaymentRow | undefined>();
  return row && { ...row, reference };
}

interface Asked {
  readonly state?: Message['state'] | undefined;
  readonly before?: number | undefined;
  readonly id: number | null;
  readonly most: number;
}

type Row = Omit<Message, 'receivedAt' | 'order'> & {
  readonly received_at: Date;
  readonly order_id: number | null;
  readonly number: string | null;
};

const stateSql = `case when c.processed_at is not null then 'done'
  when c.problem is not null then 'lost' else 'waiting' end`;

/** Transfers are kept in the same table, but nobody sent them: the bank's own screen has them. */
async function readMessages(db: Knex, { state, before, id, most }: Asked): Promise<Message[]> {
  const rows = await query<Row>(
    db,
    `select c.id, c.provider, c.reference, c.kind as news, c.amount, c.received_at,
       ${stateSql} as state, o.id::integer as order_id, o.number,
       coalesce(l.status, p.status) as standing
     from payment_callbacks c
       left join installment_contracts l on c.provider = 'loans' and l.reference = c.reference
       left join payments p on p.provider = c.provider and p.reference = c.reference
       left join orders o on o.id = coalesce(l.order_id, p.order_id)
     where c.provider <> 'bank_transfer' and ($1::text is null or ${stateSql} = $1)
       and ($2::integer is null or c.id < $2) and ($3::integer is null or c.id = $3)
     order by c.id desc limit $4`,
    [state ?? null, before ?? null, id, most],
  );
  return rows.map(({ received_at, order_id, number, ...row }) => ({
    ...row,
    receivedAt: received_at.toISOString(),
    order: order_id === null || number === null ? null : { id: order_id, number },
  }));
}
