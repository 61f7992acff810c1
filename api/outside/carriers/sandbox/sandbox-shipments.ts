import type { Knex } from 'knex';
import type { CarrierCode, CarrierService } from '#core/deliveries/carriers.ts';
import { query } from '../../../platform/database/query.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';

/** What a played carrier knows of a parcel; nothing of it names a person. */
export interface SandboxShipment {
  readonly id: number;
  readonly carrier: CarrierCode;
  readonly reference: string;
  readonly number: string;
  readonly service: CarrierService;
  /** The number of a house that makes trouble. */
  readonly trouble: string | null;
  readonly createdAt: Date;
  readonly cancelledAt: Date | null;
}

/** What a played carrier needs of the program. */
export type Playing = Pick<Dependencies, 'knex' | 'now'>;

const columns = `id, carrier, reference, number, service, trouble, created_at as "createdAt",
  cancelled_at as "cancelledAt"`;

/**
 * Houses of these numbers make trouble, so that every outcome can be seen: 404 is no address, 500 finds the carrier broken,
 * 503 for two tries alone, 408 is taken but never answered, 410 comes back, 411 is lost.
 */
export const troubleOf = (street: string): string | null =>
  /\b(404|408|410|411|500|503)\b/.exec(street)?.[1] ?? null;

const tries = new Map<string, number>();

/** Whether the played carrier is broken for this parcel, this time. */
export function isBroken(reference: string, trouble: string | null): boolean {
  if (trouble === '500') return true;
  if (trouble !== '503') return false;
  const count = (tries.get(reference) ?? 0) + 1;
  tries.set(reference, count);
  return count <= 2;
}

/** As a real one: the same reference sent twice is two parcels. */
export async function openSandboxShipment(
  { knex, now }: Playing,
  opened: Pick<SandboxShipment, 'carrier' | 'reference' | 'service' | 'trouble'>,
): Promise<SandboxShipment> {
  const { carrier, reference, service, trouble } = opened;
  const sql = `
    insert into sandbox_shipments (carrier, reference, service, trouble, created_at)
    values ($1, $2, $3, $4, $5) returning ${columns}`;
  const [row] = await query<SandboxShipment>(knex, sql, [
    carrier,
    reference,
    service,
    trouble,
    now(),
  ]);
  if (!row) throw new Error('a played parcel got no id');
  return row;
}

const findBy = async (
  knex: Knex,
  carrier: CarrierCode,
  column: 'id' | 'number' | 'reference',
  value: string | number,
): Promise<SandboxShipment | undefined> => {
  const sql = `select ${columns} from sandbox_shipments
    where carrier = $1 and ${column}::text = $2 order by id limit 1`;
  return (await query<SandboxShipment>(knex, sql, [carrier, String(value)]))[0];
};

export const sandboxShipmentBy = findBy;

export const cancelSandboxShipment = ({ knex, now }: Playing, id: number): Promise<unknown> =>
  query(knex, 'update sandbox_shipments set cancelled_at = $2 where id = $1', [id, now()]);

/** What became of a played parcel: how many hours after it was announced. */
export type SandboxStep = 'announced' | 'in_transit' | 'ready' | 'delivered' | 'back' | 'lost';

const ways: Readonly<Record<string, readonly (readonly [SandboxStep, hours: number])[]>> = {
  home: [
    ['announced', 0],
    ['in_transit', 2],
    ['delivered', 24],
  ],
  point: [
    ['announced', 0],
    ['in_transit', 2],
    ['ready', 20],
    ['delivered', 44],
  ],
  410: [
    ['announced', 0],
    ['in_transit', 2],
    ['back', 30],
  ],
  411: [
    ['announced', 0],
    ['in_transit', 2],
    ['lost', 30],
  ],
};

const hourMs = 3_600_000;

/** Messages so far, the last one twice and the newest first: carriers do both. */
export function sandboxHistory(
  { createdAt, service, trouble }: SandboxShipment,
  now: Date,
): (readonly [SandboxStep, Date])[] {
  const way = ways[trouble ?? ''] ?? ways[service] ?? [];
  const steps = way
    .map(([step, hours]) => [step, new Date(createdAt.getTime() + hours * hourMs)] as const)
    .filter(([, at]) => at <= now)
    .toReversed();
  return [...steps.slice(0, 1), ...steps];
}

/** A played carrier that never answers: whoever asks has to give up. */
export const silence = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('no answer', 'TimeoutError')));
  });
