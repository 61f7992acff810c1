import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Knex } from 'knex';
import { openSession } from '#api/platform/sessions/sessions.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { addUser } from '#tests/support/factories/people.ts';
import { times } from '#tests/support/factories/row-factory.ts';
import { addLocation } from '#tests/support/factories/stock.ts';
import { createTestClient, type TestClient } from '../support/test-client.ts';

type Round = NonNullable<Reply<Endpoints['pick-round']>['round']>;

/** Nobody scans more than twice a second; these scan three times. */
const pauseMs = 330;
const cratesEach = 2_000;

interface Station {
  readonly client: TestClient;
  /** Empty crates; each order takes one with it. */
  readonly crates: string[];
  round: Round | null;
}

/** Pickers who pick order after order, each scan measured. */
export class Stations {
  readonly #placeId: number;
  readonly #stations: readonly Station[];
  /** Milliseconds from a scan to its answer. */
  readonly times: number[] = [];
  #isWorking = false;
  #work: Promise<unknown> = Promise.resolve();

  private constructor(placeId: number, stations: readonly Station[]) {
    this.#placeId = placeId;
    this.#stations = stations;
  }

  static async hire(knex: Knex, url: string, placeId: number, count: number): Promise<Stations> {
    const stations: Station[] = [];
    const run = randomUUID().slice(0, 8).toUpperCase();
    for (let number = 1; number <= count; number += 1) {
      const person = { e_mail: `${run}.${String(number)}@mereni.example`, role: 'picker' } as const;
      const { id } = await addUser(knex, person);
      const { token } = await openSession(knex, { id, role: 'picker' }, new Date());
      const client = createTestClient(url);
      client.cookies.set('session', token);
      const crates = times(cratesEach, (at) => `B-${run}-${String(number)}-${String(at)}`);
      await addLocation.many(
        knex,
        crates.map((code) => ({ kind: 'crate', place_id: placeId, code })),
      );
      stations.push({ client, crates, round: null });
    }
    return new Stations(placeId, stations);
  }

  start(): void {
    this.#isWorking = true;
    this.#work = Promise.all(this.#stations.map((station) => this.#scanOnAndOn(station)));
  }

  async stop(): Promise<void> {
    this.#isWorking = false;
    await this.#work;
  }

  async #scanOnAndOn(station: Station): Promise<void> {
    await wait(Math.random() * pauseMs);
    while (this.#isWorking) {
      const { client } = station;
      const body = { placeId: this.#placeId, crates: 1 };
      station.round ??= (await client.post('pick-round-start', { body })).round;
      if (!station.round) throw new Error('nothing is left to pick');
      await this.#scan(station, station.round);
      await wait(pauseMs);
    }
  }

  async #scan(station: Station, round: Round): Promise<void> {
    const line = round.lines.find(({ id }) => id === round.step.lineId);
    const text = line ? (line.ean ?? line.code) : (station.crates.pop() ?? '');
    const body = { operationId: randomUUID(), text };
    const begun = performance.now();
    const reply = await station.client.post('pick-scan', { params: { id: round.id }, body });
    this.times.push(performance.now() - begun);
    const { outcome } = reply.answer;
    if (!['crate_bound', 'counted', 'take_done', 'round_done'].includes(outcome)) {
      throw new Error(`a scan was answered ${outcome}`);
    }
    station.round = reply.round;
  }
}
