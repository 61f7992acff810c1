import type { Dependencies } from '../dependencies.ts';
import { describeError } from '../describe-error.ts';
import type { securityEventRow } from './record-event.ts';

type Row = Omit<ReturnType<typeof securityEventRow>, 'network_key'> & {
  readonly network_key: string | null;
};

const flushMs = 1_000;
/** Different refusals that are kept at once; what comes beyond is counted by its kind alone. */
const mostKinds = 1_000;

/**
 * Collects what is refused and writes it once a second, alike ones as one record with their number: whoever knocks a
 * million times fills no disk and keeps nobody waiting. A process that is killed loses its last second.
 */
class EventBuffer {
  readonly #deps: Pick<Dependencies, 'knex' | 'log'>;
  #rows = new Map<string, Row & { times: number }>();
  #timer: NodeJS.Timeout | undefined;

  constructor(deps: Pick<Dependencies, 'knex' | 'log'>) {
    this.#deps = deps;
  }

  add(row: Row): void {
    const key = [row.kind, row.actor_id, row.account_key, row.network_key, row.subject].join('\0');
    const known = this.#rows.get(key) ?? this.#rows.get(row.kind);
    if (known && (this.#rows.has(key) || this.#rows.size >= mostKinds)) known.times += 1;
    else if (this.#rows.size < mostKinds) this.#rows.set(key, { ...row, times: 1 });
    else this.#rows.set(row.kind, { ...row, ...nobody, times: 1 });
    this.#timer ??= setTimeout(() => void this.flush(), flushMs).unref();
  }

  /** Writes what was collected; what cannot be written now is tried again with what comes next. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const rows = this.#rows;
    if (rows.size === 0) return;
    this.#rows = new Map();
    try {
      await this.#deps.knex('security_events').insert([...rows.values()]);
    } catch (error) {
      this.#deps.log.warn({ error: describeError(error) }, 'security events could not be written');
      if (this.#rows.size === 0) this.#rows = rows;
    }
  }
}

const nobody = { actor_id: null, account_key: null, network_key: null, subject: null };

const buffers = new WeakMap<object, EventBuffer>();

/** The one buffer of a program, by its pool of connections. */
export function eventBufferOf(deps: Pick<Dependencies, 'knex' | 'log'>): EventBuffer {
  const known = buffers.get(deps.knex);
  if (known) return known;
  const made = new EventBuffer(deps);
  buffers.set(deps.knex, made);
  return made;
}
