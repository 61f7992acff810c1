import type { Knex } from 'knex';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import type { TestClient } from '../../support/test-client.ts';
import type { Storm } from '../shared-storm.ts';
import { workOnAndOn } from '../staff.ts';
import { scanStubbornly, type Floor } from './floor.ts';

type Desk = NonNullable<Reply<Endpoints['pack-desk']>['desk']>;

const readySql = `
  select c.code from crate_bindings b join picks p on p.id = b.pick_id
  join stock_locations c on c.id = b.crate_id
  where p.status = 'picked' order by random() limit 1`;

/** Stock items by the lines of picks, for the labels of devices. */
const productsSql = 'select product_id as product from pick_lines where id = ?';

async function codeOf(
  knex: Knex,
  floor: Floor,
  { code, ean, id }: Desk['lines'][number],
): Promise<string> {
  const { rows } = await knex.raw<{ rows: { product: number }[] }>(productsSql, [id]);
  return floor.devices.get(rows[0]?.product ?? 0) ?? ean ?? code;
}

/** Takes a crate that is picked, which another packer may take as well, and closes its parcel. */
async function packOne(storm: Storm, knex: Knex, floor: Floor, client: TestClient): Promise<void> {
  const scan = (text: string) =>
    scanStubbornly(storm, (operationId) =>
      client.post('pack-scan', { body: { operationId, text } }),
    );
  let { desk } = await client.get('pack-desk', {});
  if (!desk) {
    const { rows } = await knex.raw<{ rows: { code: string }[] }>(readySql);
    if (rows[0]) ({ desk } = await scan(rows[0].code));
  }
  while (desk && !desk.isAllPacked) {
    const chance = storm.dice();
    const line = desk.lines.find(({ packed, quantity }) => packed < quantity);
    if (!line) break;
    const text = chance < 0.04 ? 'CMD-UNDO' : chance < 0.06 ? 'CMD-SKIP' : null;
    ({ desk } = await scan(text ?? (await codeOf(knex, floor, line))));
  }
  if (desk?.isAllPacked) await close(storm, client, desk.id);
}

async function close(storm: Storm, client: TestClient, id: number): Promise<void> {
  const path = `warehouse/packing/${String(id)}/finish/`;
  const body = { weight_grams: 500, reason: 'bouře' };
  const presses = storm.dice() < 0.3 ? [1, 2] : [1];
  await Promise.all(presses.map(() => client.change(path, body)));
}

export const packOnAndOn = (storm: Storm, knex: Knex, floor: Floor): Promise<void>[] =>
  floor.packers.map((packer) =>
    workOnAndOn(storm, knex, packer, (client) => packOne(storm, knex, floor, client)),
  );
