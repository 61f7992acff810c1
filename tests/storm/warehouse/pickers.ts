import { setTimeout as wait } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import type { TestClient } from '../../support/test-client.ts';
import type { Storm } from '../shared-storm.ts';
import { workOnAndOn } from '../staff.ts';
import { oneOf, scanStubbornly, type Floor } from './floor.ts';

type Round = NonNullable<Reply<Endpoints['pick-round']>['round']>;

/** What the step at hand asks to be scanned; sometimes something else, as people do. */
function nextText(storm: Storm, floor: Floor, round: Round): string {
  const chance = storm.dice();
  if (chance < 0.04) return 'CMD-UNDO';
  if (chance < 0.05) return 'CMD-SKIP';
  if (chance < 0.06) return oneOf(storm, floor.crates) ?? '';
  const { kind, lineId, pickId } = round.step;
  const line = round.lines.find(({ id }) => id === lineId);
  const pick = round.picks.find(({ id }) => id === pickId);
  if (kind === 'scan_crate') return oneOf(storm, floor.crates) ?? '';
  if (kind === 'put_into') return pick?.crates.at(-1) ?? '';
  if (!line) return 'CMD-FINISH';
  return floor.devices.get(line.productId) ?? line.ean ?? line.code;
}

/** One walk to its end. Some go away from it without a word; its orders wait for their lease to end. */
async function walk(storm: Storm, floor: Floor, client: TestClient): Promise<void> {
  const crates = 1 + Math.floor(storm.dice() * 4);
  const body = { placeId: floor.placeId, crates };
  let { round } = await client.post('pick-round-start', { body });
  while (round) {
    if (!storm.isOver() && storm.dice() < 0.003) return wait(2_000);
    const text = nextText(storm, floor, round);
    const params = { id: round.id };
    const reply = await scanStubbornly(storm, (operationId) =>
      client.post('pick-scan', { params, body: { operationId, text } }),
    );
    ({ round } = reply);
  }
}

export const pickOnAndOn = (storm: Storm, knex: Knex, floor: Floor): Promise<void>[] =>
  floor.pickers.map((picker) =>
    workOnAndOn(storm, knex, picker, (client) => walk(storm, floor, client)),
  );
