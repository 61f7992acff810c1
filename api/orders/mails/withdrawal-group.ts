import type { Language } from '#core/market/market.ts';
import type { orderMailWords } from '#core/phrases/cs/order-mail.ts';
import { formatMoney } from '#core/shared/money.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { fillText } from '../../platform/mail/fill-text.ts';
import type { MailParts } from '../../platform/mail/mail-parts.ts';
import type { Names } from '../order-parts.ts';
import type { Rows } from '../../platform/database/rows.ts';

type LineRow = Pick<Rows['withdrawals'], 'reason'> &
  Pick<Rows['order_units'], 'net'> & {
    readonly name: Names;
    readonly pieces: number;
  };

const linesSql = `
  select l.name, count(*)::integer as pieces, sum(u.net)::integer as net, w.reason
  from withdrawals w
  join withdrawal_units x on x.withdrawal_id = w.id
  join order_units u on u.id = x.unit_id
  join order_lines l on l.id = u.line_id
  where w.id = :id group by l.id, w.reason order by l.position`;

/** What a withdrawal is about: the receipt repeats its content, as the law asks for (T-REF-8). */
export async function withdrawalGroup(
  { knex, market }: Dependencies,
  id: number,
  language: Language,
  words: Readonly<Record<keyof typeof orderMailWords, string>>,
): Promise<MailParts['groups'][number]> {
  const { rows } = await knex.raw<{ rows: LineRow[] }>(linesSql, { id });
  const reason = rows[0]?.reason ?? '';
  const total = rows.reduce((sum, { net }) => sum + net, 0);
  return {
    title: words.withdrawn,
    facts: [
      ...rows.map(({ name, pieces, net }): readonly [string, string] => [
        name[language],
        `${fillText(words.pieces, { count: String(pieces) })}, ${formatMoney(net, market.code)}`,
      ]),
      [words.amount, formatMoney(total, market.code)],
      ...(reason === '' ? [] : [[words.reason, reason] as const]),
    ],
  };
}
