import type { Knex } from 'knex';
import type { z } from 'zod';
import type { controlRoomEndpoints } from '#core/contract/control-room.ts';
import type { Language } from '#core/market/market.ts';
import { overdueBefore } from '#core/orders/order-age.ts';
import { dayBegan, floorStates, medianOf } from '#core/warehouse/control-room.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { query } from '../../platform/database/query.ts';
import { cutOffsAhead } from './cut-offs-ahead.ts';
import { doneSince, handedOverSince, type DoneRow } from './done-today.ts';
import { floorGroups, oldestOrders, type GroupRow } from './floor-rows.ts';
import { peopleAtWork, type WorkRow } from './people-at-work.ts';

type Room = z.output<(typeof controlRoomEndpoints)['control-room']['reply']>;

interface Asker {
  readonly staffId: number;
  readonly seesEverybody: boolean;
  readonly now: Date;
  readonly language: Language;
}

const placesSql = `
  select p.id, coalesce(s.name, p.code) as name
  from stock_places p left join stores s on s.id = p.store_id
  order by (p.store_id is null) desc, name`;

/** What happens at a place now, the warehouse where none is named. */
export async function controlRoom(
  deps: Pick<Dependencies, 'knex' | 'market'>,
  wanted: number | undefined,
  asker: Asker,
): Promise<Room> {
  const { knex } = deps;
  const { now, staffId, seesEverybody } = asker;
  const places = await query<Room['places'][number]>(knex, placesSql, []);
  const placeId = (places.find(({ id }) => id === wanted) ?? places[0])?.id ?? null;
  const groups = placeId === null ? [] : await floorGroups(knex, placeId, overdueBefore(now));
  const overdue = placeId === null ? [] : await oldestOrders(knex, placeId, overdueBefore(now));
  const work =
    placeId === null ? [] : await peopleAtWork(knex, placeId, seesEverybody ? null : staffId);
  return {
    places,
    placeId,
    states: statesOf(groups),
    overdue: overdue.map(({ placedAt, ...row }) => ({ ...row, placedAt: placedAt.toISOString() })),
    atWork: work.map((row) => workView(row, asker)),
    cutOffs: await cutOffsAhead(knex, deps, groups, asker),
    ...(await numbersOf(knex, placeId, dayBegan(now, deps.market), asker)),
  };
}

const statesOf = (groups: readonly GroupRow[]): Room['states'] =>
  floorStates.map((state) => {
    const own = groups.filter((group) => group.state === state);
    const oldest = Math.min(...own.map(({ oldestAt }) => oldestAt.getTime()));
    return {
      state,
      orders: sumOf(own, 'orders'),
      overdue: sumOf(own, 'overdue'),
      oldestAt: own.length === 0 ? null : new Date(oldest).toISOString(),
    };
  });

const workView = (
  { staffId, startedAt, leaseUntil, ...row }: WorkRow,
  asker: Asker,
): Room['atWork'][number] => ({
  ...row,
  orders: [...row.orders],
  isOwn: staffId === asker.staffId,
  startedAt: startedAt.toISOString(),
  leaseUntil: leaseUntil?.toISOString() ?? null,
  isLost: leaseUntil !== null && asker.now > leaseUntil,
});

/** The numbers of today: of all together for everybody, of each person for whoever may see them. */
async function numbersOf(
  db: Knex,
  placeId: number | null,
  since: Date,
  { staffId, seesEverybody }: Asker,
): Promise<Pick<Room, 'today' | 'people'>> {
  const rows = placeId === null ? [] : await doneSince(db, placeId, since);
  const handedOver = placeId === null ? 0 : await handedOverSince(db, placeId, since);
  return {
    today: { ...numbers(rows), handedOver },
    people: rows
      .filter((row) => seesEverybody || row.staffId === staffId)
      .map((row) => ({
        ...numbers([row]),
        staffId: row.staffId,
        person: row.person,
        isOwn: row.staffId === staffId,
      })),
  };
}

function numbers(rows: readonly DoneRow[]) {
  const middle = medianOf(rows.flatMap(({ seconds }) => seconds));
  return {
    pickedOrders: sumOf(rows, 'pickedOrders'),
    pickedPieces: sumOf(rows, 'pickedPieces'),
    packedParcels: sumOf(rows, 'packedParcels'),
    notFound: sumOf(rows, 'notFound'),
    medianSeconds: middle === null ? null : Math.round(middle),
  };
}

const sumOf = <Key extends string>(rows: readonly Record<Key, number>[], key: Key): number =>
  rows.reduce((sum, row) => sum + row[key], 0);
