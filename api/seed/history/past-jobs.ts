import type { Knex } from 'knex';
import type { Dependencies, Jobs } from '../../platform/dependencies.ts';
import type { JobDefinition } from '../../platform/jobs/job-queue.ts';
import { sendMailJob } from '../../platform/mail/queue-mail.ts';
import { refreshCardsJobName } from '../../read-models/families-changed.ts';

interface Queued {
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Later than this is another day's, and the running shop's own schedules see to it. */
const sameDayMs = 12 * 3_600_000;

/**
 * Jobs of a past day. Its mails count as sent at once and go to nobody; what follows on the same day is done by the day
 * itself; cards are refreshed once, by the running shop, when the day is stored.
 */
export class PastJobs implements Jobs {
  readonly #now: () => Date;
  readonly #queued: Queued[] = [];
  readonly #families = new Set<unknown>();

  constructor(now: () => Date) {
    this.#now = now;
  }

  readonly enqueue: Jobs['enqueue'] = async (trx, name, data, delay) => {
    if (name === sendMailJob) {
      await trx('mails').where('id', Number(data['mailId'])).update({ sent_at: this.#now() });
    } else if (name === refreshCardsJobName) {
      const { ids } = data;
      for (const id of Array.isArray(ids) ? ids : []) this.#families.add(id);
    } else if ((delay?.ms ?? 0) <= sameDayMs) this.#queued.push({ name, data });
  };

  readonly runDue = (): Promise<number> => Promise.resolve(0);
  readonly stop = (): Promise<void> => Promise.resolve();

  /** Does what was asked for so far, and what that asks for. */
  async work(definitions: readonly JobDefinition[], deps: Dependencies): Promise<void> {
    for (let next = this.#queued.shift(); next; next = this.#queued.shift()) {
      const { name, data } = next;
      await definitions.find((definition) => definition.name === name)?.run(data, deps);
    }
  }

  /** Forgets what was asked for by something that is taken back. */
  drop(): void {
    this.#queued.length = 0;
  }

  /** Hands over to the running shop what is left for it. */
  async handOver(trx: Knex, jobs: Jobs): Promise<void> {
    if (this.#families.size === 0) return;
    await jobs.enqueue(trx, refreshCardsJobName, { ids: [...this.#families] });
  }
}
