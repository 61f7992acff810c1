import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import type { Rows } from '../../platform/database/rows.ts';

type DeliveryView = Reply<Endpoints['webhook-test']>;
export type Attempt = DeliveryView['attempts'][number];

export type DeliveryRow = Rows['webhook_deliveries'] & {
  readonly attempts: readonly Attempt[];
  readonly data: Readonly<Record<string, unknown>>;
};

/** The text that is sent, the same in every try. */
export const payloadOf = ({
  type,
  created_at: at,
  data,
}: Pick<DeliveryRow, 'type' | 'created_at' | 'data'>): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data });

export const deliveryView = (row: DeliveryRow): DeliveryView => ({
  id: row.id,
  messageId: row.message_id,
  type: row.type,
  state: row.state,
  createdAt: row.created_at.toISOString(),
  nextAt: row.next_at?.toISOString() ?? null,
  payload: payloadOf(row),
  attempts: [...row.attempts],
});
