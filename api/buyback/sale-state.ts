import type { Knex } from 'knex';
import type { z } from 'zod';
import { canCallOff } from '#core/buyback/buyback-status.ts';
import type { buybackStatus } from '#core/contract/buyback.ts';
import { modelLabel, namedByMaker } from '../catalog/device-labels.ts';
import { selectRows } from '../catalog/select-rows.ts';
import { Refusal } from '../platform/http/refusal.ts';

type SaleState = z.output<(typeof buybackStatus)['reply']>;
type KnownSale = z.output<(typeof buybackStatus)['body']>;
type Row = Pick<SaleState, 'status' | 'history' | 'price' | 'number' | 'decisionCode'> & {
  readonly lockedUntil: Date;
  readonly maker: string;
  readonly model: string;
  readonly storageGb: number | null;
};

/**
 * How a sale stands, for whoever knows its code and its e-mail; 404 for all others. One statement finds both or neither, so
 * an unknown code and a wrong e-mail take the same time.
 */
export async function saleState(db: Knex, { code, eMail }: KnownSale): Promise<SaleState> {
  const [row] = await selectRows<Row>(
    db,
    `select b.id as number, b.status, b.price, b.locked_until as "lockedUntil", f.name as maker, m.name as model,
       m.storage_gb as "storageGb", (
       select json_agg(json_build_object('status', e.to_status, 'at',
         to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by e.id)
       from buyback_events e where e.buyback_id = b.id and e.from_status is distinct from e.to_status
     ) as history, (
       select o.code from counter_offers o where o.buyback_id = b.id and o.decision = 'open'
         and b.status in ('counter_offered', 'rejected') order by o.id desc limit 1
     ) as "decisionCode"
     from buybacks b join device_colors c on c.id = b.color_id
     join device_models m on m.id = c.model_id join manufacturers f on f.id = m.manufacturer_id
     where b.code = :code and b.e_mail = :eMail`,
    { code, eMail },
  );
  if (!row) throw new Refusal(404, 'buyback_not_found');
  const { number, status, history, price, decisionCode, lockedUntil, maker, model, storageGb } =
    row;
  return {
    status,
    history,
    device: namedByMaker(maker, modelLabel(model, storageGb)),
    price,
    lockedUntil: lockedUntil.toISOString(),
    canCallOff: canCallOff(status),
    number,
    decisionCode,
  };
}
