/** What holds of money and of devices at the end of every storm (DECISIONS "Money and two people", "Swap"). */
export const moneyLaws = [
  {
    rule: 'no piece is refunded twice',
    sql: `select unit_id, count(*) as times from refund_units u join refunds r on r.id = u.refund_id
      where r.status <> 'failed' group by unit_id having count(*) > 1`,
  },
  {
    rule: 'no piece is asked back twice',
    sql: `select unit_id, count(*) as times from withdrawal_units u
      join withdrawals w on w.id = u.withdrawal_id
      where w.status <> 'cancelled' group by unit_id having count(*) > 1`,
  },
  {
    // Goods that were owed whole go back for nothing: their refund of 0 waits for no payment.
    rule: 'no order gives back more than it is worth, and nothing before it was paid',
    sql: `select o.number, o.status, o.payment_status, o.total, sum(r.amount) as back from orders o
      join refunds r on r.order_id = o.id and r.reason in ('cancelled', 'withdrawn', 'staff')
      group by o.id having sum(r.amount) > o.total - o.bonus_credit
        or (o.paid_at is null and sum(r.amount) > 0)`,
  },
  {
    // A refund names the first payment of an order; what a held card paid goes back to it by the same refund.
    rule: 'no order gives back by its payments more than they brought',
    sql: `select o.number, b.brought, sum(r.amount) as back from orders o
      join lateral (select coalesce(sum(p.captured_amount), 0) as brought from payments p
        where p.order_id = o.id) b on true
      join refunds r on r.order_id = o.id and r.payment_id is not null
      group by o.id, b.brought having sum(r.amount) > b.brought`,
  },
  {
    rule: 'the gateway gives every payment back what the refunds say, and no more than it took',
    sql: `select o.number, sum(s.refunded) as gave, b.told from orders o
      join payments p on p.order_id = o.id join sandbox_payments s using (reference)
      join lateral (select coalesce(sum(r.amount), 0) as told from refunds r
        join payments q on q.id = r.payment_id join sandbox_payments t on t.reference = q.reference
        where r.order_id = o.id and r.status = 'done') b on true
      group by o.id, b.told
      having sum(s.refunded) <> b.told or bool_or(s.refunded > coalesce(s.captured_amount, 0))`,
  },
  {
    rule: 'a withdrawal that was refunded has one refund, and no other has any',
    sql: `select w.id, w.status, count(r.id) as refunds from withdrawals w
      left join refunds r on r.withdrawal_id = w.id
      group by w.id having count(r.id) <> (w.status = 'refunded')::integer`,
  },
  {
    rule: 'every act that was released was done once, and none is left half decided',
    sql: `select id, act, status from prepared_acts
      where (status in ('released', 'refused')) <> (decided_by is not null)
        or (status = 'released' and decided_by = prepared_by)`,
  },
  {
    rule: 'no device pays for two orders',
    sql: `select buyback_id, count(*) as orders from order_buybacks
      where kind = 'swap' and released_at is null group by buyback_id having count(*) > 1`,
  },
  {
    rule: 'an order that was cancelled lets its device go',
    sql: `select o.number, c.buyback_id from orders o join order_buybacks c on c.order_id = o.id
      where o.status = 'cancelled' and c.kind = 'swap' and c.released_at is null`,
  },
  {
    rule: 'goods that left for a device at the door are waited for, paid, or owed, and never two of these',
    sql: `select o.number, o.status, o.payment_status, o.to_pay, x.state from orders o
      left join order_exchanges x on x.order_id = o.id
      where (o.to_pay is not null and (x.state is distinct from 'settled' or o.status <> 'delivered'
          or o.payment_status not in ('waiting', 'mismatch') or o.to_pay > o.due))
        or (x.state in ('agreed', 'taken', 'missed', 'lost')
          and o.status in ('awaiting_device', 'cancelled', 'returned'))
        or (x.state = 'settled' and o.status = 'delivered' and o.to_pay is null
          and o.payment_status = 'waiting')`,
  },
  {
    rule: 'a device is a pledge until the goods that left for it are paid, back, or written off',
    sql: `select o.number, b.code, b.status from orders o
      join order_exchanges x on x.order_id = o.id and x.state = 'settled'
      join order_buybacks c on c.order_id = o.id and c.kind = 'swap'
      join buybacks b on b.id = c.buyback_id
      where o.to_pay is not null
        and b.status in ('returning', 'returned')`,
  },
  {
    rule: 'only what was accepted is paid out, by two people, and never more than it is worth',
    sql: `select b.code, b.status, b.price, p.amount from buyback_payouts p
      join buybacks b on b.id = p.buyback_id
      where b.status not in ('payout_pending', 'paid') or p.amount > b.price
        or (p.paid_at is not null) <> (b.status = 'paid') or p.released_by = p.prepared_by`,
  },
  {
    // An order uses of its device's worth what is left after its own payout.
    rule: 'a device that pays for goods is not paid out for the same money',
    sql: `select b.code, b.price, p.amount, sum(c.amount - o.payout) as used from buyback_payouts p
      join buybacks b on b.id = p.buyback_id
      join order_buybacks c on c.buyback_id = b.id and c.kind = 'swap' and c.released_at is null
      join orders o on o.id = c.order_id
      group by b.id, p.amount having p.amount + sum(c.amount - o.payout) > b.price`,
  },
  {
    rule: 'a device lies in the stock once it is paid, and only once',
    sql: `select b.code, b.status, count(e.id) as times from buybacks b
      join buyback_events e on e.buyback_id = b.id and e.to_status = 'paid'
      group by b.id having count(e.id) > 1`,
  },
] as const;
